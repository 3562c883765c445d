/** The options of the feature in docs.config.ts: `features: { demos: { … } }`. */
import { defineOptions, z } from '../../feature.js'
import { previewDefaults } from './node/source/preview.js'

export const demosOptions = defineOptions(
  'demos',
  z.strictObject({
    /**
     * Packages that insert `<style>` elements at run time. Pages with demos that import them allow inline styles; all
     * others keep a policy of hashes.
     */
    inlineStyles: z.array(z.string()).default([]),
    /**
     * Parts of console errors that `docs-build check demos` does not report: known faults of a library in React's
     * development mode.
     */
    ignoreErrors: z.array(z.string()).default([]),
    /**
     * The names that code in pages may use without importing them (`markdown.live`), by package, or by script from the
     * site's root: all that it exports, or a list: `{ '@acme/ui': '*', '@acme/icons': ['Add'], './docs/data.ts': '*' }`.
     * React and its hooks are always there.
     */
    scope: z.record(z.string(), z.union([z.literal('*'), z.array(z.string())])).default({}),
    /**
     * What is prerendered instead of packages whose components draw nothing on a server: a script of the site for each
     * package, which exports other components under the same names, and `export * from` the package for the rest. A
     * demo that imports such a package is not hydrated; it takes the place of what was prerendered once it has been
     * drawn.
     */
    standIns: z.record(z.string(), z.string()).default({}),
    /**
     * Modules that demos get in place of packages, from the site's root: `{ '@acme/button':
     * '../packages/button/src/index.ts' }`. In a workspace, an edit of the library's source then shows in open demos,
     * without building the library.
     */
    sources: z.record(z.string(), z.string()).default({}),
    /**
     * Where parts of a demo are that do not take its whole width. With `center`, all are as wide as their content, apart
     * from those with a width of their own.
     */
    align: z.enum(['start', 'center']).default('start'),
    /**
     * Elements that only lay out: a preview of a demo's code leaves out one of them around everything else.
     *
     * @default ['div', 'section', 'main', 'Box', 'Stack', 'Container', 'Grid', 'Flex']
     */
    previewWrappers: z.array(z.string()).default([...previewDefaults.wrappers]),
    /**
     * The width of an article in pixels, for which charts and other components that measure their container are
     * prerendered. By default that of the generator's own templates on a wide screen.
     */
    articleWidth: z.number().int().positive().default(752),
    /**
     * Packages that readers can import where they edit code, with everything that they export. By default the packages
     * of `products`. Of others, and of a package with very many entry points, such as one of icons, readers can import
     * the entry points that demos import.
     */
    packages: z.array(z.string()).optional(),
  }),
)

/** The height in pixels of a frame, and of a demo that is not prerendered, without the option. */
export const defaultHeight = 400
