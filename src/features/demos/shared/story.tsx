/**
 * A story as a component: its arguments, the render function and the decorators of the story, its file and the preview,
 * put together as Storybook does.
 */
import { type ComponentType, createElement, type ReactNode, useMemo, useState } from 'react'
import { CurrentStory, storyCheck, type StoryContext } from './story-tools.js'

export { otherTool, tools } from './story-tools.js'

export interface StoryModules {
  /** The export, the default export of its file, and the module of the preview. */
  story: unknown
  meta: unknown
  preview?: object
  /** The name of the export, and the story's own. */
  exported: string
  name: string
  title: string
  id: string
}

type Render = (args: Record<string, unknown>, context: StoryContext) => ReactNode
type Drawn = (context: StoryContext) => ReactNode
type Decorator = (story: (update?: Partial<StoryContext>) => ReactNode, context: StoryContext) => ReactNode
type Play = (context: StoryContext) => unknown
type Loader = (context: StoryContext) => Promise<object> | object

interface Condition {
  arg?: string
  global?: string
  exists?: boolean
  eq?: unknown
  neq?: unknown
  truthy?: boolean
}

interface ArgType {
  mapping?: Record<string, unknown>
  if?: Condition
}

interface Annotations {
  args?: Record<string, unknown>
  argTypes?: Record<string, ArgType>
  component?: ComponentType<Record<string, unknown>>
  subcomponents?: object
  render?: Render
  decorators?: Decorator | Decorator[]
  parameters?: Record<string, unknown>
  globals?: Record<string, unknown>
  initialGlobals?: Record<string, unknown>
  globalTypes?: Record<string, { defaultValue?: unknown }>
  loaders?: Loader | Loader[]
  /** It may return what ends what it began. */
  beforeEach?: Play | Play[]
  play?: Play
  tags?: string[]
  /** The form of the second version, before 6. */
  story?: Annotations
}

/** What an export says: an object, a function with properties, or what a factory has made. */
function annotationsOf(value: unknown): Annotations {
  if (value === undefined || value === null) return {}
  const input = '_tag' in Object(value) ? (value as { input: unknown }).input : value
  if (typeof input !== 'function') return input as Annotations
  const { story, ...own } = input as unknown as Annotations
  return { render: input as Render, ...story, ...own }
}

const listOf = <One,>(value: One | One[] | undefined): One[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Objects are merged, everything else is replaced. */
function merged(all: readonly (Record<string, unknown> | undefined)[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const one of all)
    for (const [key, value] of Object.entries(one ?? {}))
      if (value !== undefined)
        result[key] = isPlain(value) && isPlain(result[key]) ? merged([result[key], value]) : value
  return result
}

interface Composed {
  levels: Annotations[]
  context: StoryContext
}

function compose({ story, meta, preview = {}, exported, name, title, id }: StoryModules): Composed {
  const { default: main, ...named } = preview as { default?: unknown }
  const levels = [{ ...named, ...annotationsOf(main) }, annotationsOf(meta), annotationsOf(story)]
  const [project, ...own] = levels as [Annotations, ...Annotations[]]
  const args = Object.assign({}, ...levels.map((one) => one.args)) as Record<string, unknown>
  const usual = Object.entries(project.globalTypes ?? {}).map(([key, { defaultValue }]) => [key, defaultValue] as const)
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(usual.filter(([, value]) => value !== undefined)),
    ...project.globals,
    ...project.initialGlobals,
    ...merged(own.map((one) => one.globals)),
  }
  const [{ component, subcomponents } = {}] = own
  const context = {
    componentId: id.replace(/--.*/, ''),
    title,
    kind: title,
    id,
    name,
    story: name,
    exportName: exported,
    tags: levels.flatMap(({ tags = [] }) => tags),
    component,
    subcomponents,
    parameters: merged(levels.map((one) => one.parameters)),
    argTypes: merged(levels.map((one) => one.argTypes)),
    args,
    initialArgs: args,
    globals,
    loaded: {},
    viewMode: 'story',
    canvasElement: typeof document === 'undefined' ? null : document.body,
    abortSignal: new AbortController().signal,
    moduleExport: story,
  }
  return { levels, context }
}

/** What the loaders of a story give. */
export async function loadedFor(modules: StoryModules): Promise<object> {
  const { levels, context } = compose(modules)
  for (const { loaders } of levels) {
    const found: object[] = []
    for (const loader of listOf(loaders)) found.push(await loader(context))
    context['loaded'] = Object.assign({}, context['loaded'], ...found)
  }
  return context['loaded'] as object
}

const drawnBy: Render = (args, { component }) => {
  if (component === undefined)
    throw new Error('The story has neither a component nor a render function. Give its file a `component`.')
  return createElement(component as ComponentType, args)
}

/**
 * @param loaded what its loaders gave
 * @returns a component whose props take the place of the story's arguments
 */
export function storyComponent(modules: StoryModules, loaded: object = {}): ComponentType<Record<string, unknown>> {
  const { levels, context } = compose(modules)
  context['loaded'] = loaded
  const render = [...levels].reverse().find((one) => one.render)?.render ?? drawnBy
  const innermost: Drawn = (given) => createElement(Innermost, { render, given })
  const decorators = [...levels].reverse().flatMap((one) => listOf(one.decorators))
  const Story = decorated(innermost, decorators)
  if (storyCheck) storyCheck.play = (canvas) => played({ levels, context }, canvas)
  return function StoryDemo(props) {
    const [changed, setChanged] = useState<Record<string, unknown>>({})
    const args = { ...context.initialArgs, ...props, ...changed }
    const given = { ...context, args: shown(args, context), allArgs: args }
    const current = useMemo(
      () => ({
        context: given,
        update: (more: Record<string, unknown>) => setChanged((before) => ({ ...before, ...more })),
        reset: () => setChanged({}),
      }),
      [props, changed],
    )
    return createElement(CurrentStory.Provider, { value: current }, createElement(Story, given))
  }
}

/** Runs the play function of a story that is drawn. */
async function played({ levels, context }: Composed, canvasElement: HTMLElement): Promise<void> {
  const { within, userEvent } = storyCheck!.tools as {
    within?: (element: HTMLElement) => unknown
    userEvent?: { setup?: () => unknown }
  }
  const { initialArgs } = context
  const own: StoryContext = {
    ...context,
    args: shown(initialArgs, context),
    canvasElement,
    canvas: within?.(canvasElement),
  }
  own['userEvent'] = userEvent?.setup?.() ?? userEvent
  own['step'] = (_: string, play: Play) => play(own)
  own['mount'] = () => own['canvas']
  const ends: unknown[] = []
  for (const { beforeEach } of levels) for (const begin of listOf(beforeEach)) ends.unshift(await begin(own))
  try {
    await levels.findLast(({ play }) => play)?.play?.(own)
  } finally {
    for (const end of ends) if (typeof end === 'function') await (end as () => unknown)()
  }
}

function Innermost({ render, given }: { render: Render; given: StoryContext }): ReactNode {
  return render(given.args, given)
}

/** What a decorator may change of what is within it. */
const fixedInContext = new Set([
  'componentId',
  'title',
  'kind',
  'id',
  'name',
  'story',
  'parameters',
  'initialArgs',
  'argTypes',
])

/** The innermost decorator comes first. */
function decorated(innermost: Drawn, decorators: readonly Decorator[]): Drawn {
  let now: StoryContext
  const within =
    (drawn: Drawn) =>
    (update: Partial<StoryContext> = {}) => {
      now = {
        ...now,
        ...Object.fromEntries(Object.entries(update).filter(([key]) => !fixedInContext.has(key))),
      }
      return drawn(now)
    }
  const whole = decorators.reduce<Drawn>((drawn, decorator) => {
    const inner = within(drawn)
    return (context) => decorator(inner, context)
  }, innermost)
  return (context) => {
    now = context
    return whole(context)
  }
}

/** The arguments that a story gets: values that stand for others, without those whose condition is not met. */
function shown(args: Record<string, unknown>, { argTypes, globals }: StoryContext): Record<string, unknown> {
  const types = argTypes as Record<string, ArgType>
  const mapped = Object.entries(args).map(([name, value]): [string, unknown] => {
    const mapping = types[name]?.mapping
    if (!mapping) return [name, value]
    const one = (key: unknown) => (String(key) in mapping ? mapping[String(key)] : key)
    return [name, Array.isArray(value) ? value.map(one) : one(value)]
  })
  const values = Object.fromEntries(mapped)
  return Object.fromEntries(mapped.filter(([name]) => isMet(types[name]?.if, values, globals)))
}

function isMet(condition: Condition | undefined, args: Record<string, unknown>, globals: Record<string, unknown>) {
  if (!condition || (condition.arg === undefined && condition.global === undefined)) return true
  const value = condition.arg === undefined ? globals[condition.global!] : args[condition.arg]
  if (condition.exists !== undefined) return condition.exists === (value !== undefined)
  if ('eq' in condition) return value === condition.eq
  if ('neq' in condition) return value !== condition.neq
  return (condition.truthy ?? true) === Boolean(value)
}
