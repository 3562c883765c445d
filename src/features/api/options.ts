/** What docs.config.ts may say about the API reference: `features: { api: { … } }`. */
import { defineOptions, z } from '../../feature.js'

const names = z.array(z.string().min(1))

const localizedText = z.union([z.string(), z.record(z.string(), z.string())])

const classes = z.strictObject({
  /**
   * A regular expression for the script beside the declarations of `classes`; its first group is the prefix of the
   * component's classes.
   */
  prefix: z.string(),
  /** The class of a rule. */
  name: z.string().default('{prefix}-{rule}'),
  /** Rules for a state that any component can have, and their class. */
  states: z
    .strictObject({
      /** The class of such a rule: `is-{rule}`. */
      name: z.string(),
      /** The rules: `disabled`. */
      rules: names,
    })
    .optional(),
})

const elsewhere = z.strictObject({
  /** The package that has them, which is not installed. */
  package: z.string(),
  /** The plan that it belongs to. */
  plan: z.enum(['pro', 'premium']),
  /** Its components that have pages here. */
  components: names.default([]),
  /** Its interfaces that have pages here. */
  interfaces: names.default([]),
  /** A module of the project that declares them, such as `docs/acme-pro.d.ts`: their reference is read from it. */
  entry: z.string().optional(),
})

const group = z.strictObject({
  /** The heading, in one language or in several: `{ en: 'Axes', zh: '坐标轴' }`. */
  title: localizedText,
  /** Names, or patterns such as `*Axis` and `!Charts*`. */
  components: names,
})

const apiPackage = z.strictObject({
  /** The package, as it is imported. */
  name: z.string().min(1),
  /** A module of the project, such as `src/index.ts`, for a library that is documented from its source. */
  entry: z.string().optional(),
  /** The pathname of its index; its pages lie below. */
  at: z.string().regex(/^(\/[^/\s]+)+$/, 'a pathname such as "/x/api/charts"'),
  /**
   * The pathname of the navigation's group that gets a group with its pages. A server lists those of patterns as soon as
   * the package has been read.
   */
  navigation: z.string().optional(),
  /**
   * Names, or patterns such as `Grid*` and `!*Icon`, of components with pages of their own. Plain names are known
   * without reading the package, so that other pages need not wait for it.
   */
  components: names.default(['*']),
  /** The same of hooks: functions whose names begin with `use`. */
  hooks: names.default(['*']),
  /** The same of interfaces and object types. */
  interfaces: names.default(['*', '!*Props', '!*Slots', '!*SlotProps', '!*Classes']),
  /**
   * Groups of components under headings of their own on the index. A component is in the first group that names it; one
   * that no group names is in that of its tag `@category`, or below all of them.
   */
  groups: z.array(group).default([]),
  /** Names and patterns of exports that need no page: `docs-build check api` does not miss them. */
  unlisted: names.default([]),
  /** Pages for what belongs to the library but not to this package. */
  elsewhere: z.array(elsewhere).default([]),
  /** An interface whose members are events. */
  events: z.string().optional(),
  /**
   * Members of an event's type that its handlers take, in their order: with `['params', 'event']`, the handler of
   * `{ params: Row; event: MouseEvent }` takes `(params: Row, event: MouseEvent)`. Other types of events are shown as
   * they are.
   */
  eventParameters: names.default([]),
  /** Names and patterns of functions that are selectors. */
  selectors: names.default([]),
  /** Plans of components and members by name: `{ pro: ['Column.pinnable'] }`. */
  plans: z
    .strictObject({
      /** Part of the Pro plan. */
      pro: names.optional(),
      /** Part of the Premium plan. */
      premium: names.optional(),
    })
    .default({}),
  /**
   * A folder of the files that `docs-build api-snapshot` writes, one for each version: the reference says since when
   * there is what, and what has changed.
   */
  history: z.string().optional(),
  /**
   * Pages that say how to upgrade, by the version that they lead to: `{ '8': '/migration/v8' }`. Pages about changes lead
   * to the sections of them that speak of a change.
   */
  guides: z.record(z.string().regex(/^\d+(\.\d+)*$/, 'a version such as "8"'), z.string()).default({}),
  /** Address of the source: `{path}` is the module below the package's types, without extension. */
  source: z.string().optional(),
  /** Addresses of types of other packages: `{ CSSObject: 'https://…' }`. */
  links: z.record(z.string(), z.url({ protocol: /^https?$/ })).default({}),
  /**
   * Documentation that comments link to and that this site has as well, and where: `{ 'https://ui.example.com/docs':
   * '/docs' }`. Such a link leads to the page here, if there is one.
   */
  documentation: z
    .record(z.url({ protocol: /^https?$/ }), z.string().regex(/^\//, 'a pathname such as "/docs"'))
    .default({}),
  /** Packages whose types are described with this one's where it names them: helpers that are published apart. */
  typesFrom: names.default([]),
  /**
   * Types whose members, as props, are described once, on a page of their own that the components link: names, or
   * patterns. By default those that many components share, such as style props; `!StyleProps` leaves a type with each
   * component. Such pages need a pattern in `components`, `hooks` or `interfaces`.
   */
  sharedProps: names.default([]),
  /** Props that are listed although React declares them. */
  inherited: names.default(['children']),
  /**
   * What props of these names mean in every component, for those that the package does not describe, in one language or
   * in several: `{ css: 'Styles of the root element' }`. Props that most libraries have, such as `className`, need
   * none.
   */
  commonProps: z.record(z.string(), localizedText).default({}),
  /** Regular expressions; what they match is left out of descriptions. */
  omit: names.default([]),
  /** How the class names of components are found. */
  classes: classes.optional(),
})

export type ApiPackageOptions = z.output<typeof apiPackage>

export const apiOptions = defineOptions(
  'api',
  z.strictObject({
    /** The packages with a reference, in the order of the site map. */
    packages: z.array(apiPackage).default([]),
    /** Names in code spans of prose link to the reference where only one thing can be meant. */
    codeLinks: z.boolean().default(true),
  }),
)
