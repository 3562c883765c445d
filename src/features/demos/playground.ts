/**
 * The playground, `<prefix>/playground/`: the live editor over a whole page, with the code in the address. Its page is
 * no demo and stands in no provider; what it runs does, in the frame. Beside the demos, whose editor it is.
 */
import type { Feature } from '../../feature.js'
import { all, type Ask } from '../../engine/graph.js'
import type { PlaygroundView, UrlPath } from '../../model.js'
import { config } from '../../spine/config.js'
import { optionsOf } from '../../spine/features.js'
import { emptyPage } from '../../spine/page.js'
import { withBase } from '../../spine/paths.js'
import { translations } from '../../spine/translations.js'
import { demoCsp } from '../../demo-source/demo-csp.js'
import { editorPaths } from './demo-editor-files.js'
import { demoMentions } from './demo-files.js'

interface Options {
  /** The code that the playground begins with. */
  code: string
}

const defaults = {
  code: `import { useState } from 'react';

export default function Demo() {
  const [count, setCount] = useState(0);

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`,
} satisfies Options

async function playgroundPath(ask: Ask): Promise<UrlPath> {
  return `${(await ask(config, null)).prefix}/playground/` as UrlPath
}

export const playground: Feature = {
  name: 'playground',
  options(given) {
    const { code = defaults.code, ...others } = (given ?? {}) as Partial<Options>
    const unknown = Object.keys(others)[0]
    if (unknown !== undefined) throw new Error(`unknown option "${unknown}"`)
    if (typeof code !== 'string') throw new Error('"code" is a text')
    return { code }
  },
  hasPage: async (ask, pathname) =>
    pathname === (await playgroundPath(ask)) && (await ask(demoMentions, null)).length > 0,
  async pages(ask) {
    // Without demos there is nothing that code could import.
    if ((await ask(demoMentions, null)).length === 0) return []
    return [
      {
        pathname: await playgroundPath(ask),
        async page(asking, locale) {
          const site = await asking(config, null)
          const [{ strings }, paths, { code }] = (await all<unknown>([
            asking(translations, locale),
            editorPaths(asking),
            optionsOf<Options>(asking, 'playground'),
          ])) as [{ strings: Record<string, string> }, Awaited<ReturnType<typeof editorPaths>>, Options]
          const href = (path: string) => withBase(path, site)
          const view: PlaygroundView = {
            frame: href(paths.frame),
            styles: href(paths.styles),
            vendors: href(paths.vendors),
            sandbox: href(paths.sandbox),
            code,
          }
          return {
            ...emptyPage(locale, 'playground', strings['playground.title']!, strings['playground.description']!),
            data: view,
            clientStrings: ['editor'],
            csp: demoCsp,
          }
        },
      },
    ]
  },
}
