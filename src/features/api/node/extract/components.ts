/**
 * Components: recognised by type alone, as something that takes props and returns what React renders; with their slots,
 * their classes and what a ref to them holds.
 */
import type TypeScript from 'typescript'
import type { ApiClass, ApiComponent, ApiSlot, ExtractRequest } from '../../model.js'
import { byName } from '../../name-filter.js'
import { inheritedTypes } from './inherited-types.js'
import type { MemberReader, Property, Reading } from './members.js'
import { remembered } from './remembered.js'

/** What makes something a component. */
export interface ComponentType {
  /** The types of its props, one for each way to call it. */
  props: TypeScript.Type[]
  /** The same with its type parameters, where `props` has what these are by default. */
  generic?: TypeScript.Type
  typeParameters?: string
}

/** What functions have only as components. */
const marks = ['$$typeof', 'displayName', 'propTypes']

export class ComponentReader {
  constructor(
    private readonly reading: Reading,
    private readonly members: MemberReader,
    private readonly request: ExtractRequest,
  ) {}

  /**
   * @param drawn it as an element without attributes, if its props follow from the element that readers choose
   * @returns undefined where it is no component
   */
  typeOf(type: TypeScript.Type, drawn?: TypeScript.JsxSelfClosingElement): ComponentType | undefined {
    const { checker, ts } = this.reading
    // A union of components: what two builds of one component are declared as. One of them says more.
    if (type.isUnion()) {
      const found = type.types.map((one) => this.typeOf(one))
      const size = (one: ComponentType | undefined) => this.members.mergedProperties(one?.props ?? []).length
      return found.includes(undefined) ? undefined : found.reduce((best, one) => (size(one) > size(best) ? one : best))
    }
    const constructs = type.getConstructSignatures()
    const made = constructs[0]?.getReturnType()
    if (made) {
      const props = checker.getPropertyOfType(made, 'props')
      if (!props || !checker.getPropertyOfType(made, 'render')) return undefined
      const parameter = constructs[0]!.parameters[0]
      const typed = parameter ? checker.getTypeOfSymbol(parameter) : checker.getTypeOfSymbol(props)
      return { props: [typed] }
    }
    // Some declare that theirs return `any`.
    const isMarked = marks.some((name) => checker.getPropertyOfType(type, name))
    const signatures = type.getCallSignatures().filter((signature) => {
      const returned = signature.getReturnType()
      const isDrawable = returned.flags & ts.TypeFlags.Any ? isMarked : this.isDrawable(returned)
      return isDrawable && signature.parameters.length <= 2
    })
    if (signatures.length === 0) return undefined
    const propsOf = ({ parameters: [props] }: TypeScript.Signature) => props && checker.getTypeOfSymbol(props)
    const props = signatures.map(propsOf)
    // What is called with anything else than an object is a function.
    if (props.some((one) => one && !this.members.isObject(one))) return undefined
    const generic = signatures.at(-1)!.declaration?.typeParameters?.map((one) => this.reading.texts.written(one))
    const usual = drawn && checker.getResolvedSignature(drawn)
    const usually = usual && propsOf(usual)
    return {
      ...(usually && props[0]
        ? { props: [usually], generic: props[0] }
        : { props: props.filter((one) => one !== undefined) }),
      ...(generic?.length && { typeParameters: generic.join(', ') }),
    }
  }

  /** What has one signature with type parameters: drawn without attributes, they are what they are by default. */
  isGeneric(type: TypeScript.Type): boolean {
    const [signature, ...others] = type.getCallSignatures()
    return signature?.typeParameters !== undefined && others.length === 0
  }

  /** From React 19 on, a context can be drawn as well, which says nothing about what it is for. */
  isContext(type: TypeScript.Type): boolean {
    return type.symbol?.name === 'Context' && this.reading.checker.getPropertyOfType(type, 'Consumer') !== undefined
  }

  /** What React renders: elements, alone or in a union with the other things that may be rendered. */
  private isDrawable(type: TypeScript.Type): boolean {
    const { ts } = this.reading
    if (type.aliasSymbol?.name === 'ReactNode') return true
    const isElement = (one: TypeScript.Type) =>
      ['Element', 'ReactElement', 'ReactPortal', 'FunctionComponentElement'].includes(one.symbol?.name)
    if (!type.isUnion()) return isElement(type) || (type.flags & ts.TypeFlags.Null) !== 0
    const others =
      ts.TypeFlags.Null |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.StringLike |
      ts.TypeFlags.NumberLike |
      ts.TypeFlags.BigIntLike |
      ts.TypeFlags.BooleanLike
    return (
      type.types.some(isElement) &&
      type.types.every(
        (one) => isElement(one) || one.flags & others || ['Iterable', 'Promise'].includes(one.symbol?.name),
      )
    )
  }

  /**
   * What only a component has.
   *
   * @param classesType that the package exports as the component’s name with `Classes` after it
   */
  partsOf(
    name: string,
    symbol: TypeScript.Symbol,
    { props: types, generic }: ComponentType,
    classesType?: TypeScript.Type,
  ): Pick<ApiComponent, 'props' | 'slots' | 'classes' | 'inherits' | 'ref'> {
    const members = this.members.mergedProperties(types)
    const shown = members.filter(
      (one) =>
        one.name !== 'ref' &&
        one.name !== 'key' &&
        (this.members.isListed(one.symbol) || this.request.keepInherited.includes(one.name)),
    )
    const defaults = this.defaultsOf(name, symbol, shown)
    const [declaration] = symbol.declarations ?? []
    const owner = { package: declaration ? this.reading.own.packageOf(declaration) : '' }
    const written = generic && new Map(this.members.mergedProperties([generic]).map((one) => [one.name, one.symbol]))
    const props = this.members.list(shown, owner, written).map((prop) => {
      // The comment of another package says what is usual there, not in this component.
      const isSaid = prop.default !== undefined && prop.package === undefined
      const value = prop.required || isSaid ? undefined : defaults.get(prop.name)
      return value === undefined ? prop : { ...prop, default: value }
    })
    // A component that takes no classes may have some that styles can name.
    const taken = this.members.propertiesOf(members, 'classes')
    const named = taken.length === 0 && classesType ? this.members.mergedProperties([classesType]) : taken
    const classes = this.classesOf(named, name)
    const slots = this.slotsOf(members, classes)
    const ref = this.refOf(members)
    const inherits = inheritedTypes(this.reading, types, (one) => this.reading.own.isOfLibrary(one))
    return { props, slots, classes, inherits, ...(ref !== undefined && { ref }) }
  }

  private slotsOf(members: readonly Property[], classes: readonly ApiClass[]): ApiSlot[] {
    return this.members
      .list(this.members.propertiesOf(members, 'slots'))
      .map(({ required: _required, from: _from, signature: _signature, ...slot }): ApiSlot => {
        const own = classes.find(({ rule }) => rule === slot.name)?.class
        return { ...slot, ...(own !== undefined && { class: own }) }
      })
  }

  private classesOf(properties: readonly Property[], component: string): ApiClass[] {
    const rule = this.request.classes
    return properties
      .filter(({ symbol }) => this.members.isListed(symbol))
      .sort(byName)
      .flatMap(({ name, symbol }): ApiClass[] => {
        const doc = this.reading.docs.of(symbol)
        if (!doc) return []
        const prefix = rule && this.classPrefix(symbol, rule.prefix, component)
        const isState = rule?.states?.rules.includes(name) ?? false
        const form = isState ? rule!.states!.name : prefix === undefined ? undefined : rule!.name
        const text = form?.replace('{prefix}', prefix ?? '').replace('{rule}', name)
        return [{ rule: name, ...doc, ...(text && { class: text }), ...(isState && { state: true }) }]
      })
  }

  /** What its code says where its comments are silent, as far as it is of the prop's type. */
  private defaultsOf(component: string, symbol: TypeScript.Symbol, props: readonly Property[]): Map<string, string> {
    const code = this.members.codeOf(component, symbol)
    const found = code ? this.reading.defaults.ofComponent(code) : new Map<string, string>()
    for (const { name, alternatives } of props) {
      const value = found.get(name)
      if (value !== undefined && !alternatives.some((one) => this.members.accepts(one, value))) found.delete(name)
    }
    return found
  }

  /** From the script beside the declarations; where it has several, the one that ends with the component's name. */
  private classPrefix(symbol: TypeScript.Symbol, pattern: string, component: string): string | undefined {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName
    if (file === undefined) return undefined
    const found = this.classPrefixes(file, pattern)
    return found.find((one) => one.endsWith(component)) ?? found[0]
  }

  private readonly classPrefixes = remembered((file: string, pattern: string): string[] => {
    const text = this.reading.ts.sys.readFile(scriptOf(file)) ?? ''
    return [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]!)
  })

  private refOf(members: readonly Property[]): string | undefined {
    const { checker } = this.reading
    const ref = members.find(({ name }) => name === 'ref')
    if (!ref) return undefined
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(ref.symbol))
    const objects = (type.isUnion() ? type.types : [type]).filter((one) => one.symbol?.name === 'RefObject')
    const held = objects.flatMap((one) => checker.getTypeArguments(one as TypeScript.TypeReference))
    if (held.length === 0) return undefined
    const texts = held.map((one) => this.reading.texts.ofType(checker.getNonNullableType(one)))
    // A parameter that nothing limits says nothing.
    const said = [...new Set(texts)].filter((one) => !/^(\{\}|any|unknown|never)$/.test(one))
    return said.length === 0 ? undefined : said.sort().join(' | ')
  }
}

/** The script beside a file of declarations; a source file is its own. */
function scriptOf(file: string): string {
  return file.replace(/\.d\.([cm]?)ts$/, '.$1js')
}
