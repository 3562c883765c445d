/**
 * What story files, their decorators and previews import of Storybook and its addons, for pages: Storybook itself is
 * not there. Functions that make mocks do nothing, hooks are React's, and of what is not listed there is a stand-in
 * that may be a decorator.
 */
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'

/** What a story, and what is around it, receives. */
export interface StoryContext {
  args: Record<string, unknown>
  initialArgs: Record<string, unknown>
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
  [key: string]: unknown
}

/** The story that is drawn, and what changes its arguments. */
export const CurrentStory = createContext<{
  context: StoryContext
  update(args: Record<string, unknown>): void
  reset(): void
} | null>(null)

type Decorator = (story: (update?: object) => ReactNode, context: StoryContext) => ReactNode

const nothing = () => {}

/** What there is in the browser of a check, and nowhere else. */
export interface StoryCheck {
  /** What Storybook exports for play functions, in place of what stands for it. */
  tools: Record<string, unknown>
  /** Plays the story on the page. */
  play?(canvas: HTMLElement): Promise<void>
}

export const storyCheck = (globalThis as { vitrineStoryCheck?: StoryCheck }).vitrineStoryCheck

function isContext(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'initialArgs' in value
}

/** Stands for what is not known: as a decorator it adds nothing, otherwise it makes another one. */
function standIn(story?: unknown, context?: unknown): unknown {
  return typeof story === 'function' && isContext(context) ? (story as () => ReactNode)() : standIn
}

/** What an export of Storybook's modules is that is not among `tools`. */
export function otherTool(name: string | symbol): unknown {
  if (typeof name === 'symbol') return undefined
  return /^use[A-Z]/.test(name) ? nothing : standIn
}

/** A mock: it calls what it was given, and remembers no calls. */
function fn(implementation?: (...args: unknown[]) => unknown) {
  const mock = Object.assign((...args: unknown[]) => implementation?.(...args), {
    mock: { calls: [], results: [], instances: [], contexts: [], lastCall: undefined },
    getMockName: () => 'fn',
  })
  const same = () => mock
  for (const name of ['Name', 'Clear', 'Reset', 'Restore', 'RejectedValue', 'RejectedValueOnce', 'ImplementationOnce'])
    Object.assign(mock, { [`mock${name}`]: same })
  const returns = (value: unknown) => fn(() => value)
  return Object.assign(mock, {
    mockImplementation: fn,
    mockReturnValue: returns,
    mockReturnValueOnce: same,
    mockReturnThis: same,
    mockResolvedValue: (value: unknown) => fn(() => Promise.resolve(value)),
    mockResolvedValueOnce: same,
  })
}

function useStory() {
  const story = useContext(CurrentStory)
  if (!story) throw new Error('A hook of Storybook is used outside of a story.')
  return story
}

/** The factories of CSF: what each makes keeps what it was given, as `input`. */
function definePreview(input: unknown): object {
  const preview = { _tag: 'Preview', input, meta: defineMeta, type: (): object => preview }
  return preview
}

function defineMeta(input: unknown): object {
  const story = (own: unknown = {}) => defineStory(own, input)
  const meta = { _tag: 'Meta', input, story, type: (): object => meta }
  return meta
}

function defineStory(given: unknown, meta: unknown): object {
  const input = typeof given === 'function' ? { render: given } : given
  const extend = (more: unknown) => defineStory(merged(input, more), meta)
  return { _tag: 'Story', input, composed: merged(meta, input), extend, test: nothing }
}

function merged(one: unknown, other: unknown): object {
  const [a, b] = [one, other] as Record<'args' | 'parameters', object>[]
  return { ...a, ...b, args: { ...a?.args, ...b?.args }, parameters: { ...a?.parameters, ...b?.parameters } }
}

interface ProviderOptions {
  themes: Record<string, unknown>
  defaultTheme?: string
  Provider?: ComponentType<{ theme: unknown; children: ReactNode }>
  GlobalStyles?: ComponentType
}

function withThemeFromJSXProvider({ themes, defaultTheme, Provider, GlobalStyles }: ProviderOptions): Decorator {
  const names = Object.keys(themes)
  return (story, { globals }) => {
    const chosen = (globals['theme'] as string | undefined) || defaultTheme || names[0]
    const inner = [GlobalStyles && createElement(GlobalStyles, { key: 'styles' }), story()]
    return Provider
      ? createElement(Provider, { theme: chosen === undefined ? undefined : themes[chosen] } as never, ...inner)
      : createElement('div', null, ...inner)
  }
}

interface DecoratorOptions {
  name: string
  parameterName: string
  skipIfNoParametersOrOptions?: boolean
  wrapper(story: Parameters<Decorator>[0], context: StoryContext, given: object): ReactNode
}

function makeDecorator({ parameterName, wrapper, skipIfNoParametersOrOptions = false }: DecoratorOptions) {
  const decorate =
    (options: unknown): Decorator =>
    (story, context) => {
      const parameters = context.parameters[parameterName]
      if (skipIfNoParametersOrOptions && options === undefined && parameters === undefined) return story()
      return wrapper(story, context, { options, parameters })
    }
  return (first: never, second: unknown) =>
    isContext(second) ? decorate(undefined)(first, second as StoryContext) : decorate(first)
}

const channel = {
  on: nothing,
  off: nothing,
  once: nothing,
  emit: nothing,
  removeListener: nothing,
  addListener: nothing,
}

export const tools: Record<string, unknown> = {
  definePreview,
  fn,
  spyOn: fn,
  action: () => nothing,
  actions: (...names: unknown[]) =>
    Object.fromEntries(names.filter((name) => typeof name === 'string').map((name) => [name, nothing])),
  linkTo: () => nothing,
  useState,
  useEffect,
  useMemo,
  useRef,
  useCallback,
  useReducer,
  useArgs() {
    const { context, update, reset } = useStory()
    return [context.args, update, reset]
  },
  useGlobals: () => [useStory().context.globals, nothing],
  useParameter: (name: string, otherwise?: unknown) => useStory().context.parameters[name] ?? otherwise,
  useStoryContext: () => useStory().context,
  useChannel: () => nothing,
  addons: { getChannel: () => channel, ready: () => Promise.resolve(channel), register: nothing, add: nothing },
  makeDecorator,
  withThemeFromJSXProvider,
  DecoratorHelpers: {
    initializeThemeState: nothing,
    pluckThemeFromContext: ({ globals }: StoryContext) => globals['theme'] ?? '',
    useThemeParameters: () => ({}),
  },
  ...storyCheck?.tools,
}
