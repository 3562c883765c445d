/**
 * How compound components are put together, by the names of their parts. The names are those that libraries share: the
 * patterns of the ARIA Authoring Practices Guide (accordion, dialog, tabs …), with the parts of Radix, zag (Ark,
 * Chakra), Base UI, React Aria and Headless UI.
 */

/** What may be inside a component, or inside a part of one. */
export interface Slot {
  /** Names of the part, the likeliest first; `+Label` is an export of the library that is no part. */
  names: string[]
  /** Whether there are several of it. */
  isRepeated: boolean
  /** Whether the anatomy is only that of what has this part. */
  isNeeded: boolean
  /** Those of the names, of other components, that show what this is: `+TagList!`. */
  telling: string[]
  /** What it shows, unless something in it does; an empty text stands for its own name. */
  text?: string
  /** It shows its text only if nothing is in it. */
  isLast: boolean
  /** Attributes that it has here: `slot="previous"`. */
  attributes: string[]
  /** What is around it calls a function for each, with this parameter, which the part has as a prop or as its text. */
  parameter?: string
  inside: Slot[]
}

export interface Anatomy {
  /** Ends of the names of components. */
  components: string[]
  /** Props of the outermost component, as far as it has them: `first` is the value of the first item. */
  props: Record<string, string>
  inside: Slot[]
}

/**
 * A line without indentation names components; below it are the parts, those inside others indented. A part that a
 * component lacks stands for what is inside it. `*`: several; `!`: needed; `"`: shows its name, or the text after `=`;
 * `'`: shows its name if nothing is in it; `@day`: made by a function of a day; `[slot=next]`: has an attribute. `+` alone
 * is what a group, a plural or a stepper is called after: `Tag` in `TagGroup`. Of several anatomies for a name, the first
 * that has a part of the component, or what is needed of others, holds; `*` is any name.
 */
const table = `
Accordion
  Summary!"
  Details"
Disclosure
  +Heading!
    +Button![slot=trigger]"=Details
  Panel!"
Accordion Collapsible Disclosure
  Item*
    Header'|Heading'
      Trigger"|ItemTrigger"|Control"|Button"
        Indicator|ItemIndicator
    Panel"|Content"|ItemContent"|Body"|Collapse"
      Body"|ItemBody"
Tabs TabNav defaultValue=first
  ListContainer
    List
      Tab*"|Trigger*"|Link*"|+*"
  Panels|ContentGroup
    Panel*"|Content*"|TabPanel*"
Dialog Drawer Modal
  Trigger"
  Backdrop
    Container|Content
      Dialog!
        CloseTrigger
        Header
          Heading"
        Body"
Dialog
  Trigger"
  Surface!
    Body
      Title"
      Content"
Dialog Drawer Modal Sheet
  Trigger"|Button"
  Portal|+Portal
    Backdrop|Overlay
    Positioner|Viewport
      Popup"|Content!"|Panel"
        Content"
          Header
            Title"|Heading"
          Body
            Description"
          Footer
            Cancel"
            Action"
          Close"|CloseTrigger"
Popover HoverCard PreviewCard Tooltip
  Trigger"|Target"|Button"
  Portal|+Portal
    Positioner
      Content!"|Popup"|Panel"|Dropdown"|Surface"
        Dialog"
          Header'
            Title"|Heading"
          Body'
            Description"
          Close"|CloseTrigger"
Menu Dropdown
  Trigger"|Target"|Toggle"|Button"
  Portal|+Portal
    Positioner
      Content!|Popup|Popover|Items|Dropdown|Menu
        Menu|List
          Item*"
Menu ListBox GridList
  Item*"
Listbox
  Label"
  Content!
    Item*"
      ItemText"
      ItemIndicator
Select Listbox
  Label"|+Label"
  Control
    Trigger"|Button"|+Button"
      Value|ValueText
      Icon|Indicator
  Portal|+Portal
    Positioner
      Content!|Popup|Popover|Options|+Popover
        Viewport|List|+ListBox
          Item*"|Option*"|+ListBox.Item*"|+ListBoxItem*"
            ItemText"
            ItemIndicator
Combobox ComboBox
  Label"|+Label"
  InputGroup|Control
    Input|+Input
    Trigger|+Button
  Portal|+Portal
    Positioner
      Content!|Popup|Popover|Options|+Popover
        List|+ListBox
          Item*"|Option*"|+ListBox.Item*"|+ListBoxItem*"
            ItemText"
Combobox Dropdown Listbox
  +Option!*"
TabList selectedValue=first defaultSelectedValue=first
  +Tab!*"
Carousel
  Viewport
    Slider|Content
      Card!*"|Slide*"|Item*"
RadioGroup RadioCards CheckboxGroup CheckboxCards SegmentedControl SegmentGroup ToggleGroup defaultValue=first
  Label"|+Label"
  Indicator
  Item*"|Option*"|Radio*"|+*"
    ItemHiddenInput
    ItemControl
      ItemIndicator
    ItemText"
RadioCard defaultValue=first
  Label"
  Item*
    ItemHiddenInput
    ItemControl
      ItemText"
      ItemIndicator
CheckboxCard
  HiddenInput
  Control
    Content
      Label"
    Thumb|Indicator
Checkbox Radio Switch
  HiddenInput
  Content
    Control
      Thumb|Indicator
    Label"|+Label"
ColorArea defaultValue="hsl(210,100%,50%)"
  Thumb|+ColorThumb!
ColorWheel
  Track
  Thumb|+ColorThumb!
ColorSlider defaultValue="hsl(210,100%,50%)"
  Label"|+Label"
  Output|+SliderOutput
  Track|+SliderTrack!
    Thumb|+ColorThumb
Slider defaultValue=50
  Label"|+Label"
  Output|Value|ValueText
  Control
    Track
      Range!
    Thumb
Slider defaultValue=50
  Label"|+Label"
  Output|Value|ValueText
  Control
    Track
      Indicator|Fill
      Thumb
ProgressCircle value=50
  Circle|Track
    TrackCircle|Track
    FillCircle|Range
NativeSelect
  Field!
  Indicator
Editable defaultValue="Text"
  Area
    Preview!
    Input
PinInput
  HiddenInput
  Control
    Input!*
InputOTP
  Group
    Slot!*
Status
  Indicator!
Fieldset
  Legend!"
  Content
Blockquote
  Content!"
  Caption"
FileUpload
  HiddenInput
  Trigger!"
QrCode value="Text"
  Frame!
    Pattern
Calendar RangeCalendar
  Header
    NavButton![slot=previous]
    Heading
    NavButton[slot=next]
  Grid!
    GridHeader
      HeaderCell@day
    GridBody
      Cell@date
Calendar RangeCalendar
  +Button[slot=previous]"=‹
  +Heading
  +Button[slot=next]"=›
  Grid!
    GridHeader|+CalendarGridHeader
      HeaderCell@day|+CalendarHeaderCell@day
    GridBody|+CalendarGridBody
      Cell@date|+CalendarCell@date
DateField TimeField
  Label"|+Label"
  Group
    Input|+DateInput!
      Segment@segment|+DateSegment@segment
DatePicker
  Label"|+Label"
  +DateField.Group|+Group!
    +DateField.Input|+DateInput
      +DateField.Segment@segment|+DateSegment@segment
    +DateField.Suffix|+Button"=▾
      Trigger
        TriggerIndicator
  Popover|+Popover
    +Dialog
      +Calendar
Progress Meter ProgressBar value=50
  Label"|+Label"
  Output|Value|ValueText
  Track
    Indicator|Range|Fill
NumberInput
  Label"
  Control
    IncrementTrigger"=+
    DecrementTrigger"=−
  Input
NumberField defaultValue=1
  Label"|+Label"
  Group|+Group
    Decrement"=−|DecrementButton
    Input|+Input
    Increment"=+|IncrementButton
SearchField
  Group
    SearchIcon
    Input
    ClearButton
Field
  Label"|+Label"
  Control!|Input|+Input
  Description"|HelperText"
Avatar
  Fallback"=AB
Table
  ScrollContainer
    Content
      Header!|Head
        Column!*"|+Column!*"
      Body!
        Row*|+Row*
          Cell*"|+Cell*"
Table
  Header|Head
    Row
      ColumnHeaderCell!*"=Column|ColumnHeader|HeaderCell
  Body
    Row*
      Cell*"
Breadcrumb Breadcrumbs
  List
    Item*"|+*"
      Link"
ListGroup List DataList
  Item*"
    Label"|ItemLabel"
    Value"|ItemValue"
Timeline
  Item*
    Connector
      Separator
      Indicator
    Content
      Title"
      Description"
Stat
  Label"
  ValueText"=50
ScrollArea
  Viewport
    Content"
  Scrollbar
    Thumb
Toolbar
  Button*"
  Link"
Tree NavigationTree
  Item*
    Content"|ItemContent"|ItemLayout"
TagGroup
  +Label"
  List|+TagList!
    +Tag*"
Card
  Header!
    Title"
    Description"
  Body"|Content"
  Footer"
Card
  Section!"
Card
  Section!"
Grid
  Col!*"
Splitter
  Pane!*"
Stepper
  Step!*"
Stepper
  +*"
Step
  Label!"
Pagination
  Content
    Item
      Previous"
    Item*
      Link!"=#
    Item
      Next"
Pagination
  First
  Prev|Previous
  Item*"=#
  Next
  Last
InputGroup
  Prefix"|Text"|Addon"
  Input|+Form.Control|+FormControl|+Input
  Suffix"
Form
  Group
    Label"
    Control!
    Text"
Figure
  Image
  Caption"
Nav
  Item*
    Link"
Navbar
  +Container
    Brand"
    Toggle
    Collapse
      Text"
Toast
  Header"
  Body"
Alert Callout EmptyState Card
  Indicator
  Content|Body
    Title"
    Description"|Text"
Tag Chip
  Label"
AvatarGroup ButtonGroup CardGroup ChipGroup DisclosureGroup SwitchGroup ToggleButtonGroup
  +*"
*
  Item!*'
    Link"
`

export const anatomies: Anatomy[] = parsed(table)

/** Those of overlays that a prop opens, without what opens them. */
export const overlayAnatomies: Anatomy[] = parsed(`
Menu
  Item!*"
Dialog Drawer Modal Sheet Offcanvas
  Header
    Title"|HeaderTitle"
  Body"|Content"
`)

function parsed(text: string): Anatomy[] {
  const found: Anatomy[] = []
  /** The lists that lines of each depth belong to. */
  let open: Slot[][] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const depth = line.search(/\S/) / 2
    if (depth === 0) {
      const words = line.split(' ')
      const anatomy: Anatomy = { components: [], props: {}, inside: [] }
      for (const word of words) {
        const [name = '', value] = word.split('=')
        if (value === undefined) anatomy.components.push(name)
        else anatomy.props[name] = value
      }
      found.push(anatomy)
      open = [anatomy.inside]
      continue
    }
    const names = line.trim().split('|')
    const text = names.map((name) => /["'](?:=(.*))?$/.exec(name)).find((one) => one !== null)
    const [parameter] = line.match(/(?<=@)\w+/) ?? []
    const slot: Slot = {
      names: names.map((name) => name.replace(/[*!"'@[].*$/, '')),
      attributes: [...line.trim().matchAll(/\[(\w+)=(\w+)\]/g)].map(([, name, value]) => `${name}="${value}"`),
      ...(parameter !== undefined && { parameter }),
      isRepeated: line.includes('*'),
      isNeeded: line.includes('!'),
      telling: names.filter((name) => /^\+.*!/.test(name)).map((name) => name.replace(/[*!"'@[].*$/, '')),
      ...(text && { text: text[1] ?? '' }),
      isLast: line.includes("'"),
      inside: [],
    }
    open[depth - 1]!.push(slot)
    open = [...open.slice(0, depth), slot.inside]
  }
  return found
}
