/** Builds a theme: choices, pages of this site that have it, the contrast of links, and the lines of docs.config.ts. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { contrastRatio, createTheme, themeCss } from 'vitrine/theme'

interface Choices {
  brand: string
  radius: number
  spacing: number
  font: string
  mono: string
}

const initial: Choices = { brand: '#2a3fe0', radius: 10, spacing: 8, font: 'Figtree', mono: 'Geist Mono' }

/** What is on every system needs no file. */
const fonts = ['Figtree', 'system-ui', 'Georgia', 'Verdana']
const monoFonts = ['Geist Mono', 'ui-monospace', 'Courier New']

const pages = [
  ['/vitrine/markdown/', 'Markdown guide'],
  ['/vitrine/', 'Landing page'],
  ['/x/react-charts/bars/', 'Page with demos'],
  ['/x/api/charts/bar-chart/', 'API page'],
] as const

const line = '1px solid var(--v-color-divider)'

/** The lines that differ from the built-in theme. */
function configOf({ brand, radius, spacing, font, mono }: Choices): string {
  const families = [
    ...(font === initial.font ? [] : [`sans: { family: '${font}' }`]),
    ...(mono === initial.mono ? [] : [`mono: { family: '${mono}' }`]),
  ]
  const lines = [
    `brand: '${brand}',`,
    ...(radius === initial.radius ? [] : [`radius: ${radius},`]),
    ...(spacing === initial.spacing ? [] : [`spacing: ${spacing},`]),
    ...(families.length === 0 ? [] : [`fonts: { ${families.join(', ')} },`]),
  ]
  return `theme: {\n${lines.map((line) => `  ${line}`).join('\n')}\n},`
}

function themeOf({ brand, radius, spacing, font, mono }: Choices) {
  return createTheme({
    brand,
    radius,
    spacing,
    fonts: {
      ...(font !== initial.font && { sans: { family: font } }),
      ...(mono !== initial.mono && { mono: { family: mono } }),
    },
  })
}

export default function ThemeBuilder({ userLanguage = 'en' }: { userLanguage?: string }) {
  const [choices, setChoices] = useState(initial)
  const [path, setPath] = useState<string>(pages[0][0])
  const [isCopied, setIsCopied] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = themeOf(choices)
  const css = themeCss(theme, 'mui').replace(/^@layer v-theme\{([^]*)\}$/, '$1')
  const config = configOf(choices)
  const change = (changed: Partial<Choices>) => {
    setChoices({ ...choices, ...changed })
    setIsCopied(false)
  }
  const paint = () => {
    const { contentWindow } = frame.current ?? {}
    if (!contentWindow) return
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    contentWindow.document.adoptedStyleSheets = [sheet]
  }
  useEffect(paint, [css])

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, inlineSize: '100%', fontSize: '0.9375rem' }}>
      <form
        style={{ display: 'grid', gap: 16, alignContent: 'start', flex: '1 1 18rem', minInlineSize: 0 }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Brand color">
          {(id) => (
            <input
              id={id}
              type="color"
              value={choices.brand}
              onChange={({ target }) => change({ brand: target.value })}
            />
          )}
        </Field>
        <Field label={`Corners: ${choices.radius} px`}>
          {(id) => (
            <input
              id={id}
              type="range"
              min={0}
              max={20}
              value={choices.radius}
              onChange={({ target }) => change({ radius: target.valueAsNumber })}
            />
          )}
        </Field>
        <Field label={`Unit of distances: ${choices.spacing} px`}>
          {(id) => (
            <input
              id={id}
              type="range"
              min={6}
              max={10}
              value={choices.spacing}
              onChange={({ target }) => change({ spacing: target.valueAsNumber })}
            />
          )}
        </Field>
        <Choice label="Font of text" values={fonts} value={choices.font} choose={(font) => change({ font })} />
        <Choice label="Font of code" values={monoFonts} value={choices.mono} choose={(mono) => change({ mono })} />
        <table style={{ borderSpacing: '12px 4px', marginInline: -12, textAlign: 'start' }}>
          <caption style={{ marginInlineStart: 12, textAlign: 'start' }}>Contrast of links</caption>
          <thead>
            <tr>
              <th scope="col">Mode</th>
              <th scope="col">Color</th>
              <th scope="col">Page</th>
              <th scope="col">Card</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(theme.colorSchemes).map(([name, { palette }]) => (
              <tr key={name}>
                <th scope="row">{name === 'dark' ? 'Dark' : 'Light'}</th>
                <td>
                  <code style={{ borderInlineStart: `1em solid ${palette.primary.main}`, paddingInlineStart: 6 }}>
                    {palette.primary.main}
                  </code>
                </td>
                {[palette.background.default, palette.background.paper].map((surface, at) => (
                  <td key={at}>{`${contrastRatio(palette.primary.main, surface).toFixed(1)} : 1`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <pre tabIndex={0} style={{ margin: 0, padding: 12, overflow: 'auto', border: line, borderRadius: 8 }}>
          <code>{config}</code>
        </pre>
        <button
          type="button"
          className="button button-primary"
          onClick={() => void navigator.clipboard.writeText(config).then(() => setIsCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy for docs.config.ts'}
        </button>
        <button type="button" className="button" onClick={() => change(initial)}>
          Reset
        </button>
      </form>
      <div style={{ display: 'grid', gap: 8, alignContent: 'start', flex: '3 1 30rem', minInlineSize: 0 }}>
        <Choice
          label="Page"
          values={pages.map(([one]) => one)}
          names={pages.map(([, name]) => name)}
          value={path}
          choose={setPath}
        />
        <iframe
          ref={frame}
          title="The page with the theme"
          src={userLanguage === 'en' ? path : `/${userLanguage}${path}`}
          loading="lazy"
          onLoad={paint}
          style={{ inlineSize: '100%', blockSize: 720, border: line, borderRadius: 8 }}
        />
      </div>
    </div>
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

function Choice({
  label,
  values,
  names = values,
  value,
  choose,
}: {
  label: string
  values: readonly string[]
  names?: readonly string[]
  value: string
  choose: (value: string) => void
}) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
          {values.map((one, at) => (
            <option key={one} value={one}>
              {names[at]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
