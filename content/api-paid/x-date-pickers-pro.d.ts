/**
 * The shapes of @mui/x-date-pickers-pro 8.14.0, for the reference: names, types, defaults and what is deprecated.
 * The package is commercial and is not installed. Texts are those of the MIT packages, or this site's own.
 */
import type * as React from 'react'
import type {
  DateCalendarProps,
  DateFieldProps,
  DatePickerProps,
  DatePickerToolbarProps,
  DateTimeFieldProps,
  DateTimePickerProps,
  DateTimePickerTabsProps,
  DateTimePickerToolbarProps,
  DesktopDatePickerProps,
  DesktopDateTimePickerProps,
  DesktopTimePickerProps,
  DigitalClockItemProps,
  FieldRef,
  MobileDatePickerProps,
  MobileDateTimePickerProps,
  MobileTimePickerProps,
  PickerDay2Props,
  PickerValidDate,
  PickersActionBarProps,
  PickersCalendarHeaderProps,
  PickersCalendarHeaderSlotProps,
  PickersCalendarHeaderSlots,
  PickersDayProps,
  PickersLayoutProps,
  PickersShortcutsProps,
  StaticDatePickerProps,
  TimeFieldProps,
  TimePickerProps,
  TimePickerToolbarProps,
  TimeStepOptions,
} from '@mui/x-date-pickers'

export interface DateRangePickerProps extends Pick<
  DatePickerProps,
  | 'desktopModeMediaQuery'
  | 'closeOnSelect'
  | 'onChange'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: DateRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: DateRangePickerSlotProps
  /**
   * How many months are shown beside each other.
   * @default 2
   */
  calendars?: 1 | 2 | 3
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<PickerViewRendererLookup>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function DateRangePicker(props: DateRangePickerProps): React.JSX.Element

export interface DesktopDateRangePickerProps extends Pick<
  DesktopDatePickerProps,
  | 'closeOnSelect'
  | 'onChange'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * How many months are shown beside each other.
   * @default 2
   */
  calendars?: 1 | 2 | 3
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: DesktopDateRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: DesktopDateRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<PickerViewRendererLookup>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function DesktopDateRangePicker(props: DesktopDateRangePickerProps): React.JSX.Element

export interface MobileDateRangePickerProps extends Pick<
  MobileDatePickerProps,
  | 'onChange'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: MobileDateRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: MobileDateRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<PickerViewRendererLookup>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function MobileDateRangePicker(props: MobileDateRangePickerProps): React.JSX.Element

export interface StaticDateRangePickerProps extends Pick<
  StaticDatePickerProps,
  | 'onChange'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'onClose'
  | 'displayStaticWrapperAs'
> {
  /**
   * How many months are shown beside each other.
   * @default 1 if `displayStaticWrapperAs === 'mobile'`, 2 otherwise.
   */
  calendars?: 1 | 2 | 3
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: StaticDateRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: StaticDateRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<PickerViewRendererLookup>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function StaticDateRangePicker(props: StaticDateRangePickerProps): React.JSX.Element

export interface TimeRangePickerProps extends Pick<
  TimePickerProps,
  | 'desktopModeMediaQuery'
  | 'thresholdToRenderTimeInASingleColumn'
  | 'timeSteps'
  | 'onChange'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'ampm'
  | 'openTo'
  | 'views'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'skipDisabled'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: TimeRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: TimeRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: TimeRangePickerRenderers
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function TimeRangePicker(props: TimeRangePickerProps): React.JSX.Element

export interface DesktopTimeRangePickerProps extends Pick<
  DesktopTimePickerProps,
  | 'thresholdToRenderTimeInASingleColumn'
  | 'timeSteps'
  | 'onChange'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'ampm'
  | 'openTo'
  | 'views'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'skipDisabled'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: DesktopTimeRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: DesktopTimeRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: TimeRangePickerRenderers
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function DesktopTimeRangePicker(props: DesktopTimeRangePickerProps): React.JSX.Element

export interface MobileTimeRangePickerProps extends Pick<
  MobileTimePickerProps,
  | 'onChange'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'ampm'
  | 'openTo'
  | 'views'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: MobileTimeRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: MobileTimeRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: TimeRangePickerRenderers
  /**
   * Up to this number of times there is one list of them; above it, hours and minutes have lists of their own.
   * @default 24
   */
  thresholdToRenderTimeInASingleColumn?: number
  /**
   * The steps between the options of each unit of time.
   * @default { hours: 1, minutes: 5, seconds: 5 }
   */
  timeSteps?: TimeStepOptions
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function MobileTimeRangePicker(props: MobileTimeRangePickerProps): React.JSX.Element

export interface DateTimeRangePickerProps extends Pick<
  DateTimePickerProps,
  | 'desktopModeMediaQuery'
  | 'onChange'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'minDateTime'
  | 'maxDateTime'
  | 'thresholdToRenderTimeInASingleColumn'
  | 'timeSteps'
  | 'ampm'
  | 'skipDisabled'
  | 'openTo'
  | 'views'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: DateTimeRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: DateTimeRangePickerSlotProps
  /**
   * How many months are shown beside each other.
   * @default 1
   */
  calendars?: 1 | 2 | 3
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<DateTimeRangePickerRenderers>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function DateTimeRangePicker(props: DateTimeRangePickerProps): React.JSX.Element

export interface DesktopDateTimeRangePickerProps extends Pick<
  DesktopDateTimePickerProps,
  | 'onChange'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'minDateTime'
  | 'maxDateTime'
  | 'thresholdToRenderTimeInASingleColumn'
  | 'timeSteps'
  | 'ampm'
  | 'skipDisabled'
  | 'openTo'
  | 'views'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * How many months are shown beside each other.
   * @default 1
   */
  calendars?: 1 | 2 | 3
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: DesktopDateTimeRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: DesktopDateTimeRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<DateTimeRangePickerRenderers>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function DesktopDateTimeRangePicker(props: DesktopDateTimeRangePickerProps): React.JSX.Element

export interface MobileDateTimeRangePickerProps extends Pick<
  MobileDateTimePickerProps,
  | 'onChange'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
  | 'className'
  | 'sx'
  | 'localeText'
  | 'value'
  | 'defaultValue'
  | 'onAccept'
  | 'referenceDate'
  | 'reduceAnimations'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'minDateTime'
  | 'maxDateTime'
  | 'thresholdToRenderTimeInASingleColumn'
  | 'timeSteps'
  | 'ampm'
  | 'skipDisabled'
  | 'openTo'
  | 'views'
  | 'closeOnSelect'
  | 'open'
  | 'onClose'
  | 'onOpen'
  | 'format'
  | 'disableOpenPicker'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
> {
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: MobileDateTimeRangePickerSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: MobileDateTimeRangePickerSlotProps
  /**
   * Define custom view renderers for each section.
   * If `null`, the section will only have field editing.
   * If `undefined`, internally defined view will be used.
   */
  viewRenderers?: Partial<DateTimeRangePickerRenderers>
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function MobileDateTimeRangePicker(props: MobileDateTimeRangePickerProps): React.JSX.Element

export interface DateRangeCalendarProps extends Pick<
  DateCalendarProps,
  | 'referenceDate'
  | 'className'
  | 'sx'
  | 'reduceAnimations'
  | 'onMonthChange'
  | 'loading'
  | 'renderLoading'
  | 'dayOfWeekFormatter'
  | 'displayWeekNumber'
  | 'fixedWeekNumber'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'openTo'
  | 'views'
  | 'onChange'
  | 'onFocusedViewChange'
  | 'focusedView'
  | 'onViewChange'
  | 'view'
  | 'autoFocus'
> {
  /**
   * The selected value.
   * Used when the component is controlled.
   */
  value?: PickerRangeValue
  /**
   * The default selected value.
   * Used when the component is not controlled.
   */
  defaultValue?: PickerRangeValue
  /**
   * How many months are shown beside each other.
   * @default 2
   */
  calendars?: 1 | 2 | 3
  /** Override or extend the styles applied to the component. */
  classes?: Partial<DateRangeCalendarClasses>
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: DateRangeCalendarSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: DateRangeCalendarSlotProps
  /**
   * The ends of the range that can be changed.
   * @default ['start', 'end']
   */
  availableRangePositions?: RangePosition[]
  /**
   * If `true`, the calendar doesn't go to the month of the end after the start was chosen.
   * @default false
   */
  disableAutoMonthSwitching?: boolean
  /**
   * Which of the calendars shows the current month.
   * @default 1
   */
  currentMonthCalendarPosition?: 1 | 2 | 3
  /**
   * If `true`, the ends of the range can't be dragged.
   * @default false
   */
  disableDragEditing?: boolean
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /** The end of the range that the next click sets. */
  rangePosition?: RangePosition
  /**
   * The end of the range that the first click sets.
   * @default 'start'
   */
  defaultRangePosition?: RangePosition
  /** Called when the next click sets the other end. */
  onRangePositionChange?: (rangePosition: RangePosition) => void
}

export declare function DateRangeCalendar(props: DateRangeCalendarProps): React.JSX.Element

export interface SingleInputDateRangeFieldProps extends Pick<
  DateFieldProps,
  | 'className'
  | 'sx'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'classes'
  | 'color'
  | 'margin'
  | 'style'
  | 'fullWidth'
  | 'hiddenLabel'
  | 'required'
  | 'size'
  | 'variant'
  | 'id'
  | 'onPaste'
  | 'onFocus'
  | 'onBlur'
  | 'onInput'
  | 'onKeyDown'
  | 'onClick'
  | 'component'
  | 'InputProps'
  | 'FormHelperTextProps'
  | 'helperText'
  | 'InputLabelProps'
  | 'inputProps'
  | 'onChange'
  | 'autoFocus'
  | 'value'
  | 'defaultValue'
  | 'referenceDate'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'shouldRespectLeadingZeros'
  | 'unstableFieldRef'
  | 'focused'
  | 'format'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'clearable'
  | 'onClear'
  | 'clearButtonPosition'
> {
  /**
   * What stands between the two values in the field.
   * @default "–"
   */
  dateSeparator?: string
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: SingleInputDateRangeFieldSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: SingleInputDateRangeFieldSlotProps
}

export declare function SingleInputDateRangeField(props: SingleInputDateRangeFieldProps): React.JSX.Element

export interface SingleInputTimeRangeFieldProps extends Pick<
  TimeFieldProps,
  | 'className'
  | 'sx'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'classes'
  | 'color'
  | 'margin'
  | 'style'
  | 'fullWidth'
  | 'hiddenLabel'
  | 'required'
  | 'size'
  | 'variant'
  | 'id'
  | 'onPaste'
  | 'onFocus'
  | 'onBlur'
  | 'onInput'
  | 'onKeyDown'
  | 'onClick'
  | 'component'
  | 'InputProps'
  | 'FormHelperTextProps'
  | 'helperText'
  | 'InputLabelProps'
  | 'inputProps'
  | 'onChange'
  | 'autoFocus'
  | 'value'
  | 'defaultValue'
  | 'referenceDate'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'shouldRespectLeadingZeros'
  | 'unstableFieldRef'
  | 'focused'
  | 'format'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'ampm'
  | 'clearable'
  | 'onClear'
  | 'clearButtonPosition'
> {
  /**
   * What stands between the two values in the field.
   * @default "–"
   */
  dateSeparator?: string
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: SingleInputTimeRangeFieldSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: SingleInputTimeRangeFieldSlotProps
}

export declare function SingleInputTimeRangeField(props: SingleInputTimeRangeFieldProps): React.JSX.Element

export interface SingleInputDateTimeRangeFieldProps extends Pick<
  DateTimeFieldProps,
  | 'className'
  | 'sx'
  | 'label'
  | 'inputRef'
  | 'name'
  | 'classes'
  | 'color'
  | 'margin'
  | 'style'
  | 'fullWidth'
  | 'hiddenLabel'
  | 'required'
  | 'size'
  | 'variant'
  | 'id'
  | 'onPaste'
  | 'onFocus'
  | 'onBlur'
  | 'onInput'
  | 'onKeyDown'
  | 'onClick'
  | 'component'
  | 'InputProps'
  | 'FormHelperTextProps'
  | 'helperText'
  | 'InputLabelProps'
  | 'inputProps'
  | 'onChange'
  | 'autoFocus'
  | 'value'
  | 'defaultValue'
  | 'referenceDate'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'shouldRespectLeadingZeros'
  | 'unstableFieldRef'
  | 'focused'
  | 'format'
  | 'maxDate'
  | 'minDate'
  | 'disablePast'
  | 'disableFuture'
  | 'minTime'
  | 'maxTime'
  | 'minutesStep'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'minDateTime'
  | 'maxDateTime'
  | 'ampm'
  | 'clearable'
  | 'onClear'
  | 'clearButtonPosition'
> {
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /**
   * What stands between the two values in the field.
   * @default "–"
   */
  dateSeparator?: string
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: SingleInputDateTimeRangeFieldSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: SingleInputDateTimeRangeFieldSlotProps
}

export declare function SingleInputDateTimeRangeField(props: SingleInputDateTimeRangeFieldProps): React.JSX.Element

export interface MultiInputDateRangeFieldProps extends Pick<
  DateFieldProps,
  | 'disableFuture'
  | 'disablePast'
  | 'minDate'
  | 'maxDate'
  | 'onChange'
  | 'autoFocus'
  | 'value'
  | 'defaultValue'
  | 'referenceDate'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'format'
  | 'shouldRespectLeadingZeros'
  | 'className'
  | 'sx'
  | 'style'
  | 'children'
  | 'component'
> {
  /** Override or extend the styles applied to the component. */
  classes?: Partial<MultiInputDateRangeFieldClasses>
  /** A ref to the methods of the field for the start. */
  unstableStartFieldRef?: React.Ref<FieldRef<PickerValue>>
  /** A ref to the methods of the field for the end. */
  unstableEndFieldRef?: React.Ref<FieldRef<PickerValue>>
  /**
   * What stands between the two values in the field.
   * @default "–"
   */
  dateSeparator?: string
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /**
   * Whether the two fields are in a row or in a column.
   * @default 'column'
   */
  direction?: ResponsiveStyleValue | undefined
  /**
   * The distance between the two fields.
   * @default 0
   */
  spacing?: ResponsiveStyleValue | undefined
  /** What stands between the two fields. */
  divider?: React.ReactNode
  /**
   * If `true`, the distance is the CSS `gap`.
   * @default false
   */
  useFlexGap?: boolean | undefined
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: MultiInputDateTimeRangeFieldSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: MultiInputDateTimeRangeFieldSlotProps
}

export declare function MultiInputDateRangeField(props: MultiInputDateRangeFieldProps): React.JSX.Element

export interface MultiInputTimeRangeFieldProps extends Pick<
  TimeFieldProps,
  | 'disableFuture'
  | 'disablePast'
  | 'onChange'
  | 'autoFocus'
  | 'value'
  | 'defaultValue'
  | 'referenceDate'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'minutesStep'
  | 'minTime'
  | 'maxTime'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'ampm'
  | 'format'
  | 'shouldRespectLeadingZeros'
  | 'className'
  | 'sx'
  | 'style'
  | 'children'
  | 'component'
> {
  /** Override or extend the styles applied to the component. */
  classes?: Partial<MultiInputTimeRangeFieldClasses>
  /** A ref to the methods of the field for the start. */
  unstableStartFieldRef?: React.Ref<FieldRef<PickerValue>>
  /** A ref to the methods of the field for the end. */
  unstableEndFieldRef?: React.Ref<FieldRef<PickerValue>>
  /**
   * What stands between the two values in the field.
   * @default "–"
   */
  dateSeparator?: string
  /**
   * Whether the two fields are in a row or in a column.
   * @default 'column'
   */
  direction?: ResponsiveStyleValue | undefined
  /**
   * The distance between the two fields.
   * @default 0
   */
  spacing?: ResponsiveStyleValue | undefined
  /** What stands between the two fields. */
  divider?: React.ReactNode
  /**
   * If `true`, the distance is the CSS `gap`.
   * @default false
   */
  useFlexGap?: boolean | undefined
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: MultiInputDateTimeRangeFieldSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: MultiInputDateTimeRangeFieldSlotProps
}

export declare function MultiInputTimeRangeField(props: MultiInputTimeRangeFieldProps): React.JSX.Element

export interface MultiInputDateTimeRangeFieldProps extends Pick<
  DateTimeFieldProps,
  | 'disableFuture'
  | 'disablePast'
  | 'minDate'
  | 'maxDate'
  | 'onChange'
  | 'autoFocus'
  | 'value'
  | 'defaultValue'
  | 'referenceDate'
  | 'onError'
  | 'timezone'
  | 'disabled'
  | 'readOnly'
  | 'formatDensity'
  | 'enableAccessibleFieldDOMStructure'
  | 'selectedSections'
  | 'onSelectedSectionsChange'
  | 'minutesStep'
  | 'minTime'
  | 'maxTime'
  | 'shouldDisableTime'
  | 'disableIgnoringDatePartForTimeValidation'
  | 'ampm'
  | 'format'
  | 'minDateTime'
  | 'maxDateTime'
  | 'shouldRespectLeadingZeros'
  | 'className'
  | 'sx'
  | 'style'
  | 'children'
  | 'component'
> {
  /** Override or extend the styles applied to the component. */
  classes?: Partial<MultiInputDateTimeRangeFieldClasses>
  /** A ref to the methods of the field for the start. */
  unstableStartFieldRef?: React.Ref<FieldRef<PickerValue>>
  /** A ref to the methods of the field for the end. */
  unstableEndFieldRef?: React.Ref<FieldRef<PickerValue>>
  /**
   * What stands between the two values in the field.
   * @default "–"
   */
  dateSeparator?: string
  /**
   * Disable specific date.
   *
   * Warning: This function can be called multiple times (for example when rendering date calendar, checking if focus can be moved to a certain date, etc.). Expensive computations can impact performance.
   */
  shouldDisableDate?: (day: PickerValidDate, position: 'start' | 'end') => boolean
  /**
   * Whether the two fields are in a row or in a column.
   * @default 'column'
   */
  direction?: ResponsiveStyleValue | undefined
  /**
   * The distance between the two fields.
   * @default 0
   */
  spacing?: ResponsiveStyleValue | undefined
  /** What stands between the two fields. */
  divider?: React.ReactNode
  /**
   * If `true`, the distance is the CSS `gap`.
   * @default false
   */
  useFlexGap?: boolean | undefined
  /**
   * Overridable component slots.
   * @default {}
   */
  slots?: MultiInputDateTimeRangeFieldSlots
  /**
   * The props used for each component slot.
   * @default {}
   */
  slotProps?: MultiInputDateTimeRangeFieldSlotProps
}

export declare function MultiInputDateTimeRangeField(props: MultiInputDateTimeRangeFieldProps): React.JSX.Element

export interface DateRangePickerDayProps extends Pick<
  PickersDayProps,
  | 'day'
  | 'className'
  | 'sx'
  | 'disabled'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'style'
  | 'children'
  | 'tabIndex'
  | 'onMouseEnter'
  | 'component'
  | 'action'
  | 'centerRipple'
  | 'disableRipple'
  | 'disableTouchRipple'
  | 'focusRipple'
  | 'focusVisibleClassName'
  | 'onFocusVisible'
  | 'TouchRippleProps'
  | 'touchRippleRef'
  | 'disableMargin'
  | 'isAnimating'
  | 'onDaySelect'
  | 'outsideCurrentMonth'
  | 'isFirstVisibleCell'
  | 'isLastVisibleCell'
  | 'selected'
  | 'today'
> {
  /** If `true`, the day is in the range. */
  isHighlighting: boolean
  /** If `true`, the day is the end of the range. */
  isEndOfHighlighting: boolean
  /** If `true`, the day is the start of the range. */
  isStartOfHighlighting: boolean
  /** If `true`, the day is in the range that a click would set. */
  isPreviewing: boolean
  /** If `true`, the day is the end of that range. */
  isEndOfPreviewing: boolean
  /** If `true`, the day is the start of that range. */
  isStartOfPreviewing: boolean
  /** Override or extend the styles applied to the component. */
  classes?: Partial<DateRangePickerDayClasses>
  /** If `true`, the day looks selected. */
  isVisuallySelected?: boolean
  /**
   * If `true`, the day can be dragged to change the range.
   * @default false
   */
  draggable?: boolean
}

export declare function DateRangePickerDay(props: DateRangePickerDayProps): React.JSX.Element

export interface DateRangePickerDay2Props extends Pick<
  PickerDay2Props,
  | 'isVisuallySelected'
  | 'day'
  | 'className'
  | 'sx'
  | 'disabled'
  | 'disableHighlightToday'
  | 'showDaysOutsideCurrentMonth'
  | 'style'
  | 'children'
  | 'tabIndex'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'onMouseEnter'
  | 'component'
  | 'action'
  | 'centerRipple'
  | 'disableRipple'
  | 'disableTouchRipple'
  | 'focusRipple'
  | 'focusVisibleClassName'
  | 'onFocusVisible'
  | 'TouchRippleProps'
  | 'touchRippleRef'
  | 'disableMargin'
  | 'isAnimating'
  | 'onDaySelect'
  | 'outsideCurrentMonth'
  | 'isFirstVisibleCell'
  | 'isLastVisibleCell'
  | 'selected'
  | 'today'
> {
  /** If `true`, the day is in the range. */
  isHighlighting: boolean
  /** If `true`, the day is the end of the range. */
  isEndOfHighlighting: boolean
  /** If `true`, the day is the start of the range. */
  isStartOfHighlighting: boolean
  /** If `true`, the day is in the range that a click would set. */
  isPreviewing: boolean
  /** If `true`, the day is the end of that range. */
  isEndOfPreviewing: boolean
  /** If `true`, the day is the start of that range. */
  isStartOfPreviewing: boolean
  /** Override or extend the styles applied to the component. */
  classes?: Partial<DateRangePickerDay2Classes>
  /**
   * If `true`, the day can be dragged to change the range.
   * @default false
   */
  draggable?: boolean
}

export declare function DateRangePickerDay2(props: DateRangePickerDay2Props): React.JSX.Element

export interface DateRangePickerToolbarProps extends Pick<
  DatePickerToolbarProps,
  'toolbarFormat' | 'toolbarPlaceholder' | 'className' | 'hidden' | 'sx' | 'titleId'
> {
  /** Override or extend the styles applied to the component. */
  classes?: Partial<DateRangePickerToolbarClasses>
}

export declare function DateRangePickerToolbar(props: DateRangePickerToolbarProps): React.JSX.Element

export interface DateTimeRangePickerToolbarProps extends Pick<
  DateTimePickerToolbarProps,
  'ampm' | 'titleId' | 'toolbarFormat' | 'toolbarPlaceholder' | 'className' | 'hidden' | 'sx'
> {
  /** Override or extend the styles applied to the component. */
  classes?: Partial<DateTimeRangePickerToolbarClasses>
}

export declare function DateTimeRangePickerToolbar(props: DateTimeRangePickerToolbarProps): React.JSX.Element

export interface TimeRangePickerToolbarProps extends Pick<
  TimePickerToolbarProps,
  'className' | 'sx' | 'hidden' | 'titleId' | 'toolbarPlaceholder'
> {
  /** If `true`, hours are written with AM and PM. */
  ampm: boolean
  /** Override or extend the styles applied to the component. */
  classes?: Partial<TimeRangePickerToolbarClasses>
}

export declare function TimeRangePickerToolbar(props: TimeRangePickerToolbarProps): React.JSX.Element

export interface DateTimeRangePickerTabsProps extends Pick<DateTimePickerTabsProps, 'hidden' | 'className' | 'sx'> {
  /**
   * Date tab icon.
   * @default DateRangeIcon
   */
  dateIcon?: React.ReactElement<any>
  /**
   * Time tab icon.
   * @default TimeIcon
   */
  timeIcon?: React.ReactElement<any>
  /** Override or extend the styles applied to the component. */
  classes?: Partial<DateTimeRangePickerTabsClasses>
}

export declare function DateTimeRangePickerTabs(props: DateTimeRangePickerTabsProps): React.JSX.Element

export interface PickersRangeCalendarHeaderProps extends Pick<
  PickersCalendarHeaderProps,
  | 'slots'
  | 'slotProps'
  | 'currentMonth'
  | 'disabled'
  | 'views'
  | 'onMonthChange'
  | 'view'
  | 'reduceAnimations'
  | 'onViewChange'
  | 'labelId'
  | 'classes'
  | 'className'
  | 'sx'
  | 'format'
  | 'disablePast'
  | 'disableFuture'
  | 'minDate'
  | 'maxDate'
  | 'timezone'
> {
  /** How many months are shown beside each other. */
  calendars: 1 | 2 | 3
  /** The month that the header is for. */
  month: PickerValidDate
  /** The place of the calendar among those beside each other. */
  monthIndex: number
}

export declare function PickersRangeCalendarHeader(props: PickersRangeCalendarHeaderProps): React.JSX.Element

export interface TimeRangePickerTabsProps {
  /**
   * If `true`, the tabs are hidden.
   * @default `window.innerHeight < 667` for `DesktopTimeRangePicker` and `MobileTimeRangePicker`, `displayStaticWrapperAs === 'desktop'` for `StaticTimeRangePicker`
   */
  hidden?: boolean
  /**
   * The icon of a tab.
   * @default Time
   */
  timeIcon?: React.ReactElement<any>
  classes?: Partial<TimeRangePickerTabsClasses>
  className?: string
  sx?: SxProps
}

export declare function TimeRangePickerTabs(props: TimeRangePickerTabsProps): React.JSX.Element

export interface DateRangePickerSlots extends DesktopDateRangePickerSlots, MobileDateRangePickerSlots {}

export interface DateRangePickerSlotProps extends DesktopDateRangePickerSlotProps, MobileDateRangePickerSlotProps {}

export type RangePosition = 'start' | 'end'

export interface DesktopDateRangePickerSlots {
  /**
   * The toolbar above the views.
   * @default DateTimePickerToolbar
   */
  toolbar?: React.JSXElementConstructor<DateRangePickerToolbarProps>
  /**
   * The header of a calendar.
   * @default PickersCalendarHeader
   */
  calendarHeader?: React.ElementType<PickersRangeCalendarHeaderProps>
  /**
   * A day of the calendar.
   * @default DateRangePickersDay
   */
  day?: React.ElementType<DateRangePickerDayProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * The button that changes the view.
   * @default IconButton
   */
  switchViewButton?: React.ElementType
  /**
   * The icon of the button that changes the view.
   * @default ArrowDropDown
   */
  switchViewIcon?: React.ElementType
  /**
   * The surface of the popup on desktops.
   * @default PickerPopperPaper
   */
  desktopPaper?: React.JSXElementConstructor<MuiPaperProps>
  /**
   * The transition of the popup on desktops.
   * @default Grow or Fade from '@mui/material' when `reduceAnimations` is `true`.
   */
  desktopTransition?: React.JSXElementConstructor<MuiTransitionProps>
  /**
   * What keeps the focus in the popup on desktops.
   * @default TrapFocus from '@mui/material'.
   */
  desktopTrapFocus?: React.JSXElementConstructor<MuiTrapFocusProps>
  /**
   * The popup on desktops.
   * @default Popper from '@mui/material'.
   */
  popper?: React.ElementType<MuiPopperProps>
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
  /**
   * The button that opens the picker.
   * @default IconButton
   */
  openPickerButton?: React.ElementType<IconButtonProps>
  /** The icon of the button that opens the picker. */
  openPickerIcon?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What holds the button beside the text.
   * @default InputAdornment
   */
  inputAdornment?: React.ElementType<InputAdornmentProps>
  /**
   * The button that empties the field.
   * @default IconButton
   */
  clearButton?: React.ElementType
  /**
   * The icon of the button that empties the field.
   * @default ClearIcon
   */
  clearIcon?: React.ElementType
  /** The field in which dates or times are typed. */
  field?: React.ElementType
}

export interface DesktopDateRangePickerSlotProps
  extends BaseDateRangePickerSlotProps, Omit<UseDesktopRangePickerSlotProps, 'tabs' | 'toolbar'> {}

export interface MobileDateRangePickerSlots {
  /**
   * The toolbar above the views.
   * @default DateTimePickerToolbar
   */
  toolbar?: React.JSXElementConstructor<DateRangePickerToolbarProps>
  /**
   * The header of a calendar.
   * @default PickersCalendarHeader
   */
  calendarHeader?: React.ElementType<PickersRangeCalendarHeaderProps>
  /**
   * A day of the calendar.
   * @default DateRangePickersDay
   */
  day?: React.ElementType<DateRangePickerDayProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * The button that changes the view.
   * @default IconButton
   */
  switchViewButton?: React.ElementType
  /**
   * The icon of the button that changes the view.
   * @default ArrowDropDown
   */
  switchViewIcon?: React.ElementType
  /**
   * The dialog on mobile devices.
   * @default PickersModalDialogRoot
   */
  dialog?: React.ElementType<MuiDialogProps>
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
  /**
   * The button that opens the picker.
   * @default IconButton
   */
  openPickerButton?: React.ElementType<IconButtonProps>
  /** The icon of the button that opens the picker. */
  openPickerIcon?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What holds the button beside the text.
   * @default InputAdornment
   */
  inputAdornment?: React.ElementType<InputAdornmentProps>
  /**
   * The button that empties the field.
   * @default IconButton
   */
  clearButton?: React.ElementType
  /**
   * The icon of the button that empties the field.
   * @default ClearIcon
   */
  clearIcon?: React.ElementType
  /**
   * The surface of the dialog on mobile devices.
   * @default Paper from '@mui/material'.
   */
  mobilePaper?: React.JSXElementConstructor<MuiPaperProps>
  /**
   * The transition of the dialog on mobile devices.
   * @default Fade from '@mui/material'.
   */
  mobileTransition?: React.JSXElementConstructor<MuiTransitionProps>
  /** The field in which dates or times are typed. */
  field?: React.ElementType
}

export interface MobileDateRangePickerSlotProps
  extends BaseDateRangePickerSlotProps, Omit<UseMobileRangePickerSlotProps, 'tabs' | 'toolbar'> {}

export interface StaticDateRangePickerSlots {
  /**
   * The toolbar above the views.
   * @default DateTimePickerToolbar
   */
  toolbar?: React.JSXElementConstructor<DateRangePickerToolbarProps>
  /**
   * The header of a calendar.
   * @default PickersCalendarHeader
   */
  calendarHeader?: React.ElementType<PickersRangeCalendarHeaderProps>
  /**
   * A day of the calendar.
   * @default DateRangePickersDay
   */
  day?: React.ElementType<DateRangePickerDayProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * The button that changes the view.
   * @default IconButton
   */
  switchViewButton?: React.ElementType
  /**
   * The icon of the button that changes the view.
   * @default ArrowDropDown
   */
  switchViewIcon?: React.ElementType
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
}

export interface StaticDateRangePickerSlotProps
  extends BaseDateRangePickerSlotProps, Omit<UseStaticRangePickerSlotProps, 'toolbar'> {}

export interface TimeRangePickerSlots extends DesktopTimeRangePickerSlots, MobileTimeRangePickerSlots {}

export interface TimeRangePickerSlotProps extends DesktopTimeRangePickerSlotProps, MobileTimeRangePickerSlotProps {}

export interface DesktopTimeRangePickerSlots {
  /**
   * The tabs that switch between dates and times, or start and end.
   * @default TimeRangePickerTabs
   */
  tabs?: React.ElementType<TimeRangePickerTabsProps>
  /**
   * The toolbar above the views.
   * @default TimeRangePickerToolbar
   */
  Toolbar?: React.JSXElementConstructor<TimeRangePickerToolbarProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * An entry of the list of times.
   * @default MenuItem from '@mui/material'
   */
  digitalClockItem?: React.JSXElementConstructor<DigitalClockItemProps>
  /**
   * An entry of the lists of hours, minutes and seconds.
   * @default MenuItem from '@mui/material'
   */
  digitalClockSectionItem?: React.ElementType
  /**
   * The surface of the popup on desktops.
   * @default PickerPopperPaper
   */
  desktopPaper?: React.JSXElementConstructor<MuiPaperProps>
  /**
   * The transition of the popup on desktops.
   * @default Grow or Fade from '@mui/material' when `reduceAnimations` is `true`.
   */
  desktopTransition?: React.JSXElementConstructor<MuiTransitionProps>
  /**
   * What keeps the focus in the popup on desktops.
   * @default TrapFocus from '@mui/material'.
   */
  desktopTrapFocus?: React.JSXElementConstructor<MuiTrapFocusProps>
  /**
   * The popup on desktops.
   * @default Popper from '@mui/material'.
   */
  popper?: React.ElementType<MuiPopperProps>
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
  /**
   * The button that opens the picker.
   * @default IconButton
   */
  openPickerButton?: React.ElementType<IconButtonProps>
  /** The icon of the button that opens the picker. */
  openPickerIcon?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What holds the button beside the text.
   * @default InputAdornment
   */
  inputAdornment?: React.ElementType<InputAdornmentProps>
  /**
   * The button that empties the field.
   * @default IconButton
   */
  clearButton?: React.ElementType
  /**
   * The icon of the button that empties the field.
   * @default ClearIcon
   */
  clearIcon?: React.ElementType
  /** The field in which dates or times are typed. */
  field?: React.ElementType
}

export interface DesktopTimeRangePickerSlotProps
  extends BaseTimeRangePickerSlotProps, Omit<UseDesktopRangePickerSlotProps, 'tabs' | 'toolbar'> {}

export interface MobileTimeRangePickerSlots {
  /**
   * The tabs that switch between dates and times, or start and end.
   * @default TimeRangePickerTabs
   */
  tabs?: React.ElementType<TimeRangePickerTabsProps>
  /**
   * The toolbar above the views.
   * @default TimeRangePickerToolbar
   */
  Toolbar?: React.JSXElementConstructor<TimeRangePickerToolbarProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * An entry of the list of times.
   * @default MenuItem from '@mui/material'
   */
  digitalClockItem?: React.JSXElementConstructor<DigitalClockItemProps>
  /**
   * An entry of the lists of hours, minutes and seconds.
   * @default MenuItem from '@mui/material'
   */
  digitalClockSectionItem?: React.ElementType
  /**
   * The dialog on mobile devices.
   * @default PickersModalDialogRoot
   */
  dialog?: React.ElementType<MuiDialogProps>
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
  /**
   * The button that opens the picker.
   * @default IconButton
   */
  openPickerButton?: React.ElementType<IconButtonProps>
  /** The icon of the button that opens the picker. */
  openPickerIcon?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What holds the button beside the text.
   * @default InputAdornment
   */
  inputAdornment?: React.ElementType<InputAdornmentProps>
  /**
   * The button that empties the field.
   * @default IconButton
   */
  clearButton?: React.ElementType
  /**
   * The icon of the button that empties the field.
   * @default ClearIcon
   */
  clearIcon?: React.ElementType
  /**
   * The surface of the dialog on mobile devices.
   * @default Paper from '@mui/material'.
   */
  mobilePaper?: React.JSXElementConstructor<MuiPaperProps>
  /**
   * The transition of the dialog on mobile devices.
   * @default Fade from '@mui/material'.
   */
  mobileTransition?: React.JSXElementConstructor<MuiTransitionProps>
  /** The field in which dates or times are typed. */
  field?: React.ElementType
}

export interface MobileTimeRangePickerSlotProps
  extends BaseTimeRangePickerSlotProps, Omit<UseMobileRangePickerSlotProps, 'tabs' | 'toolbar'> {}

export interface DateTimeRangePickerSlots extends DesktopDateTimeRangePickerSlots, MobileDateTimeRangePickerSlots {}

export interface DateTimeRangePickerSlotProps
  extends DesktopDateTimeRangePickerSlotProps, MobileDateTimeRangePickerSlotProps {}

export interface DesktopDateTimeRangePickerSlots {
  /**
   * The tabs that switch between dates and times, or start and end.
   * @default DateTimeRangePickerTabs
   */
  tabs?: React.ElementType<DateTimeRangePickerTabsProps>
  /**
   * The toolbar above the views.
   * @default DateTimeRangePickerToolbar
   */
  toolbar?: React.JSXElementConstructor<DateTimeRangePickerToolbarProps>
  /**
   * The header of a calendar.
   * @default PickersCalendarHeader
   */
  calendarHeader?: React.ElementType<PickersRangeCalendarHeaderProps>
  /**
   * A day of the calendar.
   * @default DateRangePickersDay
   */
  day?: React.ElementType<DateRangePickerDayProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * The button that changes the view.
   * @default IconButton
   */
  switchViewButton?: React.ElementType
  /**
   * The icon of the button that changes the view.
   * @default ArrowDropDown
   */
  switchViewIcon?: React.ElementType
  /**
   * An entry of the list of times.
   * @default MenuItem from '@mui/material'
   */
  digitalClockItem?: React.JSXElementConstructor<DigitalClockItemProps>
  /**
   * An entry of the lists of hours, minutes and seconds.
   * @default MenuItem from '@mui/material'
   */
  digitalClockSectionItem?: React.ElementType
  /**
   * The surface of the popup on desktops.
   * @default PickerPopperPaper
   */
  desktopPaper?: React.JSXElementConstructor<MuiPaperProps>
  /**
   * The transition of the popup on desktops.
   * @default Grow or Fade from '@mui/material' when `reduceAnimations` is `true`.
   */
  desktopTransition?: React.JSXElementConstructor<MuiTransitionProps>
  /**
   * What keeps the focus in the popup on desktops.
   * @default TrapFocus from '@mui/material'.
   */
  desktopTrapFocus?: React.JSXElementConstructor<MuiTrapFocusProps>
  /**
   * The popup on desktops.
   * @default Popper from '@mui/material'.
   */
  popper?: React.ElementType<MuiPopperProps>
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
  /**
   * The button that opens the picker.
   * @default IconButton
   */
  openPickerButton?: React.ElementType<IconButtonProps>
  /** The icon of the button that opens the picker. */
  openPickerIcon?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What holds the button beside the text.
   * @default InputAdornment
   */
  inputAdornment?: React.ElementType<InputAdornmentProps>
  /**
   * The button that empties the field.
   * @default IconButton
   */
  clearButton?: React.ElementType
  /**
   * The icon of the button that empties the field.
   * @default ClearIcon
   */
  clearIcon?: React.ElementType
  /** The field in which dates or times are typed. */
  field?: React.ElementType
}

export interface DesktopDateTimeRangePickerSlotProps
  extends BaseDateTimeRangePickerSlotProps, Omit<UseDesktopRangePickerSlotProps, 'tabs' | 'toolbar'> {}

export interface MobileDateTimeRangePickerSlots {
  /**
   * The tabs that switch between dates and times, or start and end.
   * @default DateTimeRangePickerTabs
   */
  tabs?: React.ElementType<DateTimeRangePickerTabsProps>
  /**
   * The toolbar above the views.
   * @default DateTimeRangePickerToolbar
   */
  toolbar?: React.JSXElementConstructor<DateTimeRangePickerToolbarProps>
  /**
   * The header of a calendar.
   * @default PickersCalendarHeader
   */
  calendarHeader?: React.ElementType<PickersRangeCalendarHeaderProps>
  /**
   * A day of the calendar.
   * @default DateRangePickersDay
   */
  day?: React.ElementType<DateRangePickerDayProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * The button that changes the view.
   * @default IconButton
   */
  switchViewButton?: React.ElementType
  /**
   * The icon of the button that changes the view.
   * @default ArrowDropDown
   */
  switchViewIcon?: React.ElementType
  /**
   * An entry of the list of times.
   * @default MenuItem from '@mui/material'
   */
  digitalClockItem?: React.JSXElementConstructor<DigitalClockItemProps>
  /**
   * An entry of the lists of hours, minutes and seconds.
   * @default MenuItem from '@mui/material'
   */
  digitalClockSectionItem?: React.ElementType
  /**
   * The dialog on mobile devices.
   * @default PickersModalDialogRoot
   */
  dialog?: React.ElementType<MuiDialogProps>
  /**
   * The bar of actions below the views.
   * @default PickersActionBar
   */
  actionBar?: React.ElementType<PickersActionBarProps>
  /**
   * The list of shortcuts.
   * @default PickersShortcuts
   */
  shortcuts?: React.JSXElementConstructor<PickersShortcutsProps<any>>
  /** What arranges views, toolbar, shortcuts and actions. */
  layout?: React.JSXElementConstructor<PickersLayoutProps<any> & React.RefAttributes<HTMLDivElement>>
  /**
   * The button that opens the picker.
   * @default IconButton
   */
  openPickerButton?: React.ElementType<IconButtonProps>
  /** The icon of the button that opens the picker. */
  openPickerIcon?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What holds the button beside the text.
   * @default InputAdornment
   */
  inputAdornment?: React.ElementType<InputAdornmentProps>
  /**
   * The button that empties the field.
   * @default IconButton
   */
  clearButton?: React.ElementType
  /**
   * The icon of the button that empties the field.
   * @default ClearIcon
   */
  clearIcon?: React.ElementType
  /**
   * The surface of the dialog on mobile devices.
   * @default Paper from '@mui/material'.
   */
  mobilePaper?: React.JSXElementConstructor<MuiPaperProps>
  /**
   * The transition of the dialog on mobile devices.
   * @default Fade from '@mui/material'.
   */
  mobileTransition?: React.JSXElementConstructor<MuiTransitionProps>
  /** The field in which dates or times are typed. */
  field?: React.ElementType
}

export interface MobileDateTimeRangePickerSlotProps
  extends BaseDateTimeRangePickerSlotProps, Omit<UseMobileRangePickerSlotProps, 'tabs' | 'toolbar'> {}

export interface DateRangeCalendarClasses {
  root: string
  monthContainer: string
  dayDragging: string
}

export interface DateRangeCalendarSlots {
  /**
   * The header of a calendar.
   * @default PickersCalendarHeader
   */
  calendarHeader?: React.ElementType<PickersRangeCalendarHeaderProps>
  /**
   * A day of the calendar.
   * @default DateRangePickersDay
   */
  day?: React.ElementType<DateRangePickerDayProps>
  /**
   * The button to what comes before.
   * @default IconButton
   */
  previousIconButton?: React.ElementType
  /**
   * The button to what comes next.
   * @default IconButton
   */
  nextIconButton?: React.ElementType
  /**
   * The icon of an arrow to the left.
   * @default ArrowLeft
   */
  leftArrowIcon?: React.ElementType
  /**
   * The icon of an arrow to the right.
   * @default ArrowRight
   */
  rightArrowIcon?: React.ElementType
  /**
   * The button that changes the view.
   * @default IconButton
   */
  switchViewButton?: React.ElementType
  /**
   * The icon of the button that changes the view.
   * @default ArrowDropDown
   */
  switchViewIcon?: React.ElementType
}

export interface DateRangeCalendarSlotProps
  extends PickersArrowSwitcherSlotProps, Omit<DayCalendarSlotProps, 'day'>, PickersCalendarHeaderSlotProps {
  calendarHeader?: SlotComponentProps
  day?: SlotComponentProps
}

export interface MultiInputDateRangeFieldClasses extends MultiInputRangeFieldClasses {}

export interface MultiInputDateTimeRangeFieldSlots {
  /**
   * The root element.
   * @default MultiInputRangeFieldRoot
   */
  root?: React.ElementType
  /**
   * The text field of the picker.
   * @default <PickersTextField />, or <TextField /> from '@mui/material' if `enableAccessibleFieldDOMStructure` is `false`.
   */
  textField?: React.ElementType
  /**
   * What stands between the two fields.
   * @default MultiInputRangeFieldSeparator
   */
  separator?: React.ElementType
}

export interface MultiInputDateTimeRangeFieldSlotProps {
  root?: SlotComponentPropsFromProps
  textField?: SlotComponentPropsFromProps
  separator?: SlotComponentPropsFromProps
}

export interface MultiInputTimeRangeFieldClasses extends MultiInputRangeFieldClasses {}

export interface MultiInputDateTimeRangeFieldClasses extends MultiInputRangeFieldClasses {}

export interface DateRangePickerDayClasses {
  root: string
  rangeIntervalDayHighlight: string
  rangeIntervalDayHighlightStart: string
  rangeIntervalDayHighlightEnd: string
  rangeIntervalPreview: string
  rangeIntervalDayPreview: string
  rangeIntervalDayPreviewStart: string
  rangeIntervalDayPreviewEnd: string
  outsideCurrentMonth: string
  startOfMonth: string
  endOfMonth: string
  firstVisibleCell: string
  lastVisibleCell: string
  hiddenDayFiller: string
  day: string
  dayOutsideRangeInterval: string
  dayInsideRangeInterval: string
  notSelectedDate: string
}

export interface DateRangePickerToolbarClasses {
  root: string
  container: string
}

export interface DateTimeRangePickerToolbarClasses {
  root: string
  startToolbar: string
  endToolbar: string
}

export interface TimeRangePickerToolbarClasses {
  root: string
  container: string
  separator: string
  timeContainer: string
}

export interface DateTimeRangePickerTabsClasses {
  root: string
  tabButton: string
  navigationButton: string
  filler: string
}

export interface TimeRangePickerTabsClasses {
  root: string
  tab: string
}

export type BaseDateRangePickerSlotProps = object

export type BaseDateTimeRangePickerSlotProps = object

export type BaseTimeRangePickerSlotProps = object

export type DateRangePickerDay2Classes = object

export type DateTimeRangePickerRenderers = object

export type DayCalendarSlotProps = object

export type IconButtonProps = object

export type InputAdornmentProps = object

export type MuiDialogProps = object

export type MuiPaperProps = object

export type MuiPopperProps = object

export type MuiTransitionProps = object

export type MuiTrapFocusProps = object

export type MultiInputRangeFieldClasses = object

export type PickerRangeValue = object

export type PickerValue = object

export type PickerViewRendererLookup = object

export type PickersArrowSwitcherSlotProps = object

export type ResponsiveStyleValue = object

export type SingleInputDateRangeFieldSlotProps = object

export type SingleInputDateRangeFieldSlots = object

export type SingleInputDateTimeRangeFieldSlotProps = object

export type SingleInputDateTimeRangeFieldSlots = object

export type SingleInputTimeRangeFieldSlotProps = object

export type SingleInputTimeRangeFieldSlots = object

export type SlotComponentProps = object

export type SlotComponentPropsFromProps = object

export type SxProps = object

export type TimeRangePickerRenderers = object

export type UseDesktopRangePickerSlotProps = object

export type UseMobileRangePickerSlotProps = object

export type UseStaticRangePickerSlotProps = object
