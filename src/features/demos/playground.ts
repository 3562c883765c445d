/**
 * The playground, `<prefix>/playground/`: the live editor over a whole page, which begins with any demo of the site.
 * Its page is no demo and needs no provider; the code that it runs has both, in the frame. It is next to the demos
 * because it uses their editor.
 */
import {
  all,
  config,
  defineFeature,
  defineOptions,
  definePages,
  emptyPage,
  localized,
  type PlaygroundView,
  translations,
  withBase,
  z,
} from '../../feature.js'
import { providerOf } from '../../feature-unstable.js'
import { demoCsp } from './node/render/demo-csp.js'
import { editorPaths } from './node/bundle/editor-files.js'
import { playgroundPath, startingGroups, startingOutputs } from './node/bundle/starting-points.js'
import { demoReferences } from './node/source/demo-files.js'

const counter = `import { useState } from 'react';

export default function Demo() {
  const [count, setCount] = useState(0);

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`

export const playgroundOptions = defineOptions(
  'playground',
  z.strictObject({
    /** The code that the playground begins with, in one language or in several: `{ en: '…', zh: '…' }`. */
    code: z.union([z.string(), z.record(z.string(), z.string())]).default(counter),
  }),
)

export const playground = defineFeature({
  name: 'playground',
  options: playgroundOptions,
  styles: [{ name: 'playground', file: 'playground.css', when: ({ layout }) => layout === 'playground' }],
  outputs: [startingOutputs],
  pages: [
    definePages<null>({
      name: 'playground',
      // Without demos there is nothing that code could import.
      keys: async (ask) => ((await ask(demoReferences)).length > 0 ? [null] : []),
      pathname: playgroundPath,
      // Not by `keys`, which look for demos in every file.
      key: async (ask, pathname) =>
        pathname === (await playgroundPath(ask)) && (await ask(demoReferences)).length > 0 ? null : undefined,
      async page(ask, _key, locale) {
        const site = await ask(config)
        const provider = await ask(providerOf, locale)
        const [{ strings }, paths, { code }, groups] = await all([
          ask(translations, locale),
          ask(editorPaths, provider),
          playgroundOptions(ask),
          startingGroups(ask, locale),
        ])
        const href = (path: string) => withBase(path, site)
        const view: PlaygroundView = {
          frame: href(paths.frame),
          styles: href(paths.styles),
          vendors: href(paths.vendors),
          sandbox: href(paths.sandbox),
          code: localized(code, locale, site),
          groups,
        }
        return {
          ...emptyPage(locale, 'playground', strings['playground.title']!, strings['playground.description']),
          data: view,
          clientStrings: ['editor', 'playground', 'demo', 'sandbox'],
          csp: demoCsp,
        }
      },
    }),
  ],
})
