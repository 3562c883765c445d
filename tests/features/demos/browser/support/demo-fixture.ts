/** A page with demos of an imaginary library, rendered by the real templates. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DemoFile, DemoText, DemoVariant, DemoView } from '../../../../../src/template-props.js'
import { demoAnchors } from '../../../../../src/features/demos/shared/demo-anchors.js'
import { javascriptVersion } from '../../../../../src/features/demos/node/source/javascript-version.js'
import { demoPreview } from '../../../../../src/features/demos/node/source/preview.js'
import { highlightCode } from '../../../../../src/markdown/highlight.js'
import type { Translations } from '../../../../../src/model.js'
import { localeTexts } from '../../../../../src/locales/index.js'
import Demo from '../../../../../templates/parts/demo.js'

export const translations = (lang: 'en' | 'zh' = 'en'): Translations => ({
  strings: localeTexts[lang].strings,
  sections: {},
  pages: {},
})

export const counterCode = `import { useState } from 'react';
import { start, type Step } from './steps.js';

interface CounterProps {
  step?: Step;
}

/** Counts. */
export default function Counter({ step = 1 }: CounterProps) {
  const [count, setCount] = useState<number>(start);

  // The label says what the next press does.
  return (
    <div>
      <button type="button" onClick={() => setCount(count + step)}>
        Count: {count}
      </button>
    </div>
  );
}
`
export const stepsCode = `export type Step = 1 | 2;

export const start: number = 3;
`

async function source(code: string): Promise<DemoText> {
  const [highlighted] = await highlightCode([{ lang: 'tsx', code: code.trimEnd() }])
  return { code, html: highlighted!.lines.join('\n') }
}

export async function demoFile(name: string, code: string): Promise<DemoFile> {
  const javascript = await javascriptVersion(code)
  return { name, ts: await source(code), ...(javascript !== undefined && { js: await source(javascript) }) }
}

export async function demoVariant(
  styling: DemoVariant['styling'],
  files: Record<string, string>,
  html: string,
): Promise<DemoVariant> {
  const made = await Promise.all(Object.entries(files).map(([name, code]) => demoFile(name, code)))
  const own = made[0]!
  const ts = await demoPreview(own.ts.code)
  const js = own.js && (await demoPreview(own.js.code))
  return {
    styling,
    files: made,
    html,
    module: `/demos/${styling}.js`,
    preload: [],
    ...(ts && { preview: { ts: await source(ts), ...(js && js !== ts && { js: await source(js) }) } }),
  }
}

export function demoView(id: string, variants: DemoVariant[], more: Partial<DemoView> = {}): DemoView {
  return {
    id,
    name: id,
    anchors: demoAnchors(
      id,
      variants.map(({ styling }) => styling),
    ),
    bg: 'outlined',
    align: 'start',
    code: 'preview',
    hideToolbar: false,
    disableAd: false,
    disableLiveEdit: false,
    hideEditButton: false,
    iframe: false,
    isolated: false,
    ssr: true,
    hydrate: true,
    picture: false,
    width: 700,
    variants,
    standalone: `/x/demos/${id}/`,
    sourceHref: `https://code.example/${id}.tsx`,
    playground: { address: '/x/playground/', demo: id },
    runtime: { hydrate: '/hydrate.js', frame: '/frame.html', vendors: '/vendors.json', sandbox: '/sandbox.json' },
    userLanguage: 'en',
    translations: translations(),
    ...more,
  }
}

export async function fixtureViews(lang: 'en' | 'zh' = 'en'): Promise<DemoView[]> {
  const counter = await demoVariant(
    'system',
    { 'Counter.tsx': counterCode, 'steps.ts': stepsCode },
    '<button type="button">Count: 3</button>',
  )
  const styled = (styling: DemoVariant['styling']) =>
    demoVariant(
      styling,
      {
        'Card.tsx': `export default function Card() {\n  return <p className="${styling}">Styled with ${styling}</p>;\n}\n`,
      },
      `<p class="${styling}">Styled with ${styling}</p>`,
    )
  const more = { translations: translations(lang), userLanguage: lang }
  return [
    demoView('Counter', [counter], more),
    demoView('Card', await Promise.all((['system', 'tailwind', 'css'] as const).map(styled)), {
      ...more,
      code: 'closed',
      bg: 'inline',
    }),
    demoView(
      'Full',
      [
        await demoVariant(
          'system',
          { 'Full.tsx': `export default function Full() {\n  return <em>plain</em>;\n}\n` },
          '<em>plain</em>',
        ),
      ],
      { ...more, code: 'full', bg: 'gradient' },
    ),
    demoView(
      'Bare',
      [await demoVariant('system', { 'Bare.tsx': 'export default () => <b>bare</b>;\n' }, '<b>bare</b>')],
      { ...more, hideToolbar: true },
    ),
  ]
}

export const drawDemo = (view: DemoView): string => renderToStaticMarkup(createElement(Demo, view))
