/**
 * What the demos of a library are wrapped in: the component that most others need around them, with the props that it
 * must have, and those by which it is light or dark and reads from right to left.
 */
import type { ApiComponent, ApiEntry, ApiMember } from '../../src/index.js'
import { attribute, isProvider, partsOfUnion, valueOf } from './components.js'

export interface Provider {
  name: string
  /** JSX attributes. */
  attributes: string[]
  /** Exports that the attributes use. */
  imports: string[]
  /** Required props whose values nobody can guess. */
  unknown: string[]
  /** An attribute is the color mode. */
  usesMode?: true
}

/** Providers that are around a whole app, the likeliest first. */
export function mainProviders(exported: readonly ApiEntry[], packageName: string): string[] {
  const rank = (name: string): number => {
    if (!isProvider(name)) return wordsOf(packageName).join('') === name.toLowerCase() ? 3 : -1
    if (name === 'Theme') return 2
    if (/^(Theme|Config|App|UI|Root|Custom)?Provider$/.test(name)) return 1
    const own = name.replace(/(Theme|Config|App|UI|Style)*Provider$/, '').toLowerCase()
    return own.length > 2 && wordsOf(packageName).some((word) => word.startsWith(own)) ? 0 : -1
  }
  return exported
    .flatMap(({ kind, name }) => (kind === 'component' && rank(name) !== -1 ? [name] : []))
    .sort((a, b) => rank(a) - rank(b) || a.length - b.length)
}

const wordsOf = (packageName: string) =>
  packageName.split(/[@/_.-]/).filter((word) => word !== '' && !/^(react|ui|core|components)$/.test(word))

export function providerOf({ name, props }: ApiComponent, exported: readonly ApiEntry[]): Provider {
  const found: Provider = { name, attributes: [], imports: [], unknown: [] }
  const mode = modeOf(props, exported)
  if (mode) {
    found.attributes.push(attribute(mode.prop, mode.value))
    found.imports.push(...mode.imports)
    found.usesMode = true
  }
  for (const member of props) {
    const { name: prop, type, required } = member
    if (prop === 'children' || prop === mode?.prop) continue
    const texts = textsOf(member, exported)
    if (/^dir(ection)?$/.test(prop) && (texts.includes('rtl') || type === 'string'))
      found.attributes.push(`${prop}={direction}`)
    else if (required) {
      const constant = constantOf(type, exported)
      const value = constant ?? valueOf(type, prop, exported)
      if (constant !== undefined) found.imports.push(constant)
      if (value === undefined) found.unknown.push(prop)
      else found.attributes.push(attribute(prop, value))
    }
  }
  return found
}

/** An exported value of a type: of several, that which is called the default. */
function constantOf(type: string, exported: readonly ApiEntry[]): string | undefined {
  const names = exported.flatMap((one) => (one.kind === 'constant' && one.type === type ? [one.name] : []))
  return names.find((name) => /^default/i.test(name)) ?? (names.length === 1 ? names[0] : undefined)
}

const textOf = (literal: string) => /^(['"])(.*)\1$/.exec(literal)?.slice(2) ?? []

/** The texts that a prop may have, also where the type that lists them is not exported. */
const textsOf = ({ type, values }: ApiMember, exported: readonly ApiEntry[]) =>
  values?.flatMap(textOf) ?? literalsOf(type, exported)

/** The texts that a type allows, also where it is named. */
function literalsOf(type: string, exported: readonly ApiEntry[], depth = 4): string[] {
  return partsOfUnion(type).flatMap((one) => {
    const [text] = textOf(one)
    if (text !== undefined) return [text]
    const alias = depth > 0 ? exported.find(({ kind, name }) => kind === 'type' && name === one) : undefined
    return alias && 'type' in alias && alias.type ? literalsOf(alias.type, exported, depth - 1) : []
  })
}

interface Mode {
  prop: string
  value: string
  imports: string[]
}

/** The prop that makes everything light or dark: the mode, a theme for each, or a theme with a member for each. */
function modeOf(props: ApiComponent['props'], exported: readonly ApiEntry[]): Mode | undefined {
  const named = props
    .map((prop) => ({ prop: prop.name, texts: textsOf(prop, exported) }))
    .filter(({ prop, texts }) => !prop.startsWith('default') && texts.includes('light') && texts.includes('dark'))
    .sort((a, b) => a.texts.length - b.texts.length)
  if (named[0]) return { prop: named[0].prop, value: 'mode', imports: [] }
  const constants = exported.filter((one) => one.kind === 'constant')
  for (const { name: prop } of props) {
    const pairs = constants.flatMap(({ name: dark }) => {
      const light = dark.replace(/dark/, 'light').replace(/Dark/, 'Light')
      const isPair = light !== dark && dark.toLowerCase().endsWith(prop.toLowerCase())
      return isPair && constants.some(({ name }) => name === light) ? [{ light, dark }] : []
    })
    const [pair] = pairs.sort((a, b) => a.dark.length - b.dark.length)
    if (pair) return { prop, value: `mode === 'dark' ? ${pair.dark} : ${pair.light}`, imports: [pair.dark, pair.light] }
    const whole = constants.find(({ name }) => name === prop)
    const [, member] = /\bdark([A-Z]\w*)\b/.exec(whole?.type ?? '') ?? []
    const [light] = new RegExp(`\\b(default|light)${member}\\b`).exec(whole?.type ?? '') ?? []
    if (member !== undefined && light !== undefined) {
      const key = member.charAt(0).toLowerCase() + member.slice(1)
      const value = `{ ${key}: mode === 'dark' ? ${prop}.dark${member} : ${prop}.${light} }`
      return { prop, value, imports: [prop] }
    }
    const maker = themeMaker(prop, exported)
    if (maker) return { prop, ...maker }
  }
  return undefined
}

/** A function that makes a theme from options, one of which is the mode: `createTheme({ palette: { mode } })`. */
function themeMaker(prop: string, exported: readonly ApiEntry[]): Omit<Mode, 'prop'> | undefined {
  for (const one of exported) {
    if (one.kind !== 'function' || !new RegExp(`^(create|make)${prop}$`, 'i').test(one.name)) continue
    const [options, ...others] = one.signatures[0]?.parameters ?? []
    const value = options && others.every(({ required }) => !required) && modeIn(options.type, exported)
    if (value !== undefined) return { value: `${one.name}(${value})`, imports: [one.name] }
  }
  return undefined
}

/** An object of a type that says the mode. */
function modeIn(type: string, exported: readonly ApiEntry[], depth = 2): string | undefined {
  const found = exported.find(({ kind, name }) => (kind === 'interface' || kind === 'type') && name === type)
  const text = (found && 'type' in found && found.type) || type
  const members = [...text.matchAll(/([\w$]+)\??: ([\w$]+)(?: \| undefined)?(?=[;\s}])/g)]
  const own = members.find(([, , named]) => {
    const texts = literalsOf(named!, exported)
    return texts.includes('light') && texts.includes('dark')
  })
  if (own) return own[1] === 'mode' ? '{ mode }' : `{ ${own[1]}: mode }`
  if (depth === 0) return undefined
  for (const [, name, inner] of members) {
    const value = exported.some((one) => one.name === inner) ? modeIn(inner!, exported, depth - 1) : undefined
    if (value !== undefined) return `{ ${name}: ${value} }`
  }
  return undefined
}
