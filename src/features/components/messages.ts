/** What MDX pages can say, a row each, with its code. */
import { error, type Place } from '../../feature-unstable.js'

export const mdxMessages = {
  importForeign: (source: string, place: Place) => error('mdx/import', place)`
    "${source}" is no component of React, so its name is shown in its place.
    Write it for React, and say where it is in docs.config.ts: \`alias: { '${source}': './docs/…' }\`.`,
  importMissing: (source: string, place: Place) => error('mdx/import', place)`
    "${source}" cannot be found.
    Correct the path or install the package. Names of another generator can be given a file in docs.config.ts:
    \`alias: { '${source}': './docs/…' }\`.`,
  threw: (why: string, place: Place) => error('mdx/threw', place)`
    This threw while the page was made: ${why}
    The rest of the page is shown.`,
  notDefined: (place: Place) => error('mdx/threw', place)`
    This component is undefined: the module that it comes from has no such export.
    The rest of the page is shown.`,
  unsendable: (props: string, place: Place) => error('mdx/island', place)`
    The props of an island are without what cannot be sent to a browser: ${props}.
    Give the island data, and let a component of its own have the rest.`,
  importThrew: (why: string, place: Place) => error('mdx/threw', place)`
    This import threw: ${why}
    Boxes with the names of its components stand in their place.`,
  moduleThrew: (why: string, place: Place) => error('mdx/threw', place)`
    The imports and exports of the page threw: ${why}
    The page is shown without its components.`,
}
