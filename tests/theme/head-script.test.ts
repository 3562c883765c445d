/** The two scripts, run in a realm of their own against what a browser might hold. */
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readCookie } from '../../src/client/platform/cookies.js'
import { createTheme } from '../../src/theme/create-theme.js'
import { bodyScript, headScript, headScriptOptions } from '../../src/theme/head-script.js'

interface Visitor {
  stored?: Record<string, string>
  /** Every access to storage throws, or reading and writing alone do. */
  storage?: 'blocked' | 'broken'
  /** `blocked`: reading it throws. */
  cookie?: string
  prefersDark?: boolean | 'missing'
  hash?: string
  attributes?: Record<string, string>
  platform?: string
  /** The class that the page came with. */
  className?: string
}

class Element {
  className = ''
  attributes = new Map<string, string>()
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  getAttribute = (name: string) => this.attributes.get(name) ?? null
  get dir(): string {
    return this.attributes.get('dir') ?? ''
  }
  set dir(value: string) {
    this.attributes.set('dir', value)
  }
}

const theme = createTheme({
  colorSchemes: { brand: { mode: 'dark', palette: { primary: { main: '#0ff' }, themeColor: '#012345' } } },
  defaultColorScheme: 'light',
})
const options = headScriptOptions(theme, 'docs', { 'package-manager': ['npm', 'pnpm'] })

function visit(visitor: Visitor = {}, script = headScript(options)) {
  const { stored = {}, cookie = '', prefersDark = false, hash = '', attributes = {} } = visitor
  const html = new Element()
  html.className = visitor.className ?? ''
  const body = new Element()
  for (const [name, value] of Object.entries({ 'data-docs-color-scheme': 'light', ...attributes }))
    html.setAttribute(name, value)
  const metas = ['light', 'dark'].map((mode) => {
    const meta = new Element()
    meta.setAttribute('media', `(prefers-color-scheme: ${mode})`)
    meta.setAttribute('content', mode)
    return meta
  })
  const refuse = () => {
    throw new Error('refused')
  }
  const context = {
    document: {
      documentElement: html,
      body,
      querySelectorAll: () => metas,
      querySelector: () => null,
      addEventListener: () => {},
      get cookie() {
        return cookie === 'blocked' ? refuse() : cookie
      },
    },
    location: { hash },
    ...(visitor.platform !== undefined && { navigator: { platform: visitor.platform } }),
    ...(prefersDark !== 'missing' && { matchMedia: () => ({ matches: prefersDark }) }),
    get localStorage() {
      if (visitor.storage === 'blocked') refuse()
      return visitor.storage === 'broken' ? { getItem: refuse } : { getItem: (key: string) => stored[key] ?? null }
    },
  }
  runInNewContext(script, context)
  runInNewContext(bodyScript('It belongs at'), context)
  return {
    ...Object.fromEntries(html.attributes),
    class: html.className,
    body: `${body.className} ${body.dir}`,
    metas: metas.map((meta) => meta.getAttribute('content')),
    media: metas.map((meta) => meta.getAttribute('media')),
  }
}

const plain = {
  'data-docs-color-scheme': 'light',
  'data-code-styling': 'system',
  'data-code-variant': 'ts',
  dir: 'ltr',
  class: 'mode-light',
  body: 'mode-light ltr',
  metas: ['light', 'dark'],
  media: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
}

describe('colour mode', () => {
  it('is light for a visitor who has chosen nothing', () => {
    expect(visit()).toEqual(plain)
  })

  it('follows the operating system, and leaves the metas alone', () => {
    for (const stored of [{}, { 'docs-mode': 'system' }] as Record<string, string>[])
      expect(visit({ stored, prefersDark: true })).toEqual({
        ...plain,
        'data-docs-color-scheme': 'dark',
        class: 'mode-dark',
        body: 'mode-dark ltr',
      })
  })

  it('takes an explicit mode, and gives both metas its colour', () => {
    const { light, dark } = theme.colorSchemes
    expect(visit({ stored: { 'docs-mode': 'light' }, prefersDark: true })).toMatchObject({
      class: 'mode-light',
      metas: [light!.palette.themeColor, light!.palette.themeColor],
      media: plain.media,
    })
    expect(visit({ stored: { 'docs-mode': 'dark' } })).toMatchObject({
      'data-docs-color-scheme': 'dark',
      class: 'mode-dark',
      body: 'mode-dark ltr',
      metas: [dark!.palette.themeColor, dark!.palette.themeColor],
    })
  })

  it.each([
    ['MacIntel', 'mode-light apple'],
    ['iPad', 'mode-light apple'],
    ['Win32', 'mode-light'],
    ['Linux x86_64', 'mode-light'],
  ])('on %s has the class %s', (platform, className) => {
    expect(visit({ platform }).class).toBe(className)
  })

  it('replaces the class that the page came with, and keeps others', () => {
    expect(visit({ className: 'mode-light', prefersDark: true }).class).toBe('mode-dark')
    expect(visit({ className: 'mode-dark wide mode-darkish' })).toMatchObject({
      class: 'wide mode-darkish mode-light',
      body: 'mode-light ltr',
    })
  })

  it('takes the scheme chosen for the mode', () => {
    const stored = { 'docs-mode': 'dark', 'docs-color-scheme-dark': 'brand', 'docs-color-scheme-light': 'gone' }
    expect(visit({ stored })).toMatchObject({
      'data-docs-color-scheme': 'brand',
      class: 'mode-dark',
      metas: ['#012345', '#012345'],
    })
    expect(visit({ stored: { ...stored, 'docs-mode': 'light' } })).toMatchObject({ 'data-docs-color-scheme': 'light' })
  })

  it('starts in the configured scheme of the mode', () => {
    const own = createTheme({
      defaultColorScheme: 'night',
      colorSchemes: { night: { mode: 'dark', palette: { primary: { main: '#fff' } } } },
    })
    const script = headScript(headScriptOptions(own, 'docs'))
    expect(visit({ prefersDark: true }, script)).toMatchObject({ 'data-docs-color-scheme': 'night' })
    expect(visit({}, script)).toMatchObject({ 'data-docs-color-scheme': 'light' })
  })
})

describe('preferences', () => {
  it('sets direction and density', () => {
    expect(visit({ stored: { 'docs-preferences': '{"direction":"rtl","dense":true}' } })).toEqual({
      ...plain,
      dir: 'rtl',
      'data-density': 'dense',
      body: 'mode-light rtl',
    })
  })

  it('keeps the direction that the page came with', () => {
    expect(visit({ attributes: { dir: 'rtl' } })).toMatchObject({ dir: 'rtl', body: 'mode-light rtl' })
  })

  it('reads code styling and variant from cookies', () => {
    expect(visit({ cookie: 'a=b; codeStyling=tailwind; codeVariant=js' })).toMatchObject({
      'data-code-styling': 'tailwind',
      'data-code-variant': 'js',
    })
  })

  it.each([
    'codeStyling=css; codeStyling=tailwind',
    'codeStyling=%E0%A4%A; codeStyling=css',
    'codeStyling=%E0%A4%A',
    'xcodeStyling=css',
  ])('takes nothing from the cookies %s', (cookie) => {
    expect(visit({ cookie })).toMatchObject({ 'data-code-styling': 'system' })
    expect(readCookie(cookie, 'codeStyling')).not.toBe('css')
  })

  it('takes a cookie that stands twice with one value', () => {
    expect(visit({ cookie: 'codeStyling=css; codeVariant=js; codeStyling=css' })).toMatchObject({
      'data-code-styling': 'css',
      'data-code-variant': 'js',
    })
  })

  it('takes nothing from what the page’s scripts would not take', () => {
    const long = `{"direction":"rtl"${' '.repeat(200)}}`
    expect(visit({ stored: { 'docs-preferences': long }, hash: `#css-${'a'.repeat(200)}.js` })).toMatchObject({
      dir: 'ltr',
      'data-code-styling': 'system',
      'data-code-variant': 'ts',
    })
  })

  it.each([
    ['#tailwind-Demo.tsx', 'tailwind', 'ts'],
    ['#demo-css-Bars.js', 'css', 'js'],
    ['#system-or-tailwind-Bars.js', 'tailwind', 'js'],
    ['#css-Demo.js', 'css', 'js'],
    ['#system-A.b-c.tsx', 'system', 'ts'],
    ['#Demo.js', 'system', 'js'],
    ['#tailwind-<img src=x>.tsx', 'system', 'ts'],
    ['#%', 'system', 'ts'],
    ['#__proto__', 'system', 'ts'],
    [`#${'css-'.repeat(5000)}`, 'system', 'ts'],
  ])('lets the hash %.30s decide', (hash, styling, variant) => {
    expect(visit({ hash })).toMatchObject({ 'data-code-styling': styling, 'data-code-variant': variant })
  })

  it('remembers the choice of code tabs', () => {
    expect(visit({ stored: { 'codeblock-package-manager': 'pnpm', 'codeblock-other': 'x' } })).toEqual({
      ...plain,
      'data-tab-package-manager': 'pnpm',
    })
    expect(visit({ stored: { 'codeblock-package-manager': '"><script>' } })).toEqual(plain)
  })
})

describe('what a browser may be like', () => {
  it.each<[string, Visitor]>([
    ['storage is blocked', { storage: 'blocked' }],
    ['storage throws', { storage: 'broken' }],
    ['cookies are blocked', { cookie: 'blocked' }],
    ['matchMedia is missing', { prefersDark: 'missing' }],
    [
      'values are foreign',
      {
        stored: { 'docs-mode': '__proto__', 'docs-color-scheme-light': 'constructor', 'docs-preferences': '{' },
        cookie: 'codeStyling=constructor',
      },
    ],
    ['values are huge', { stored: { 'docs-mode': 'dark'.repeat(50_000), 'docs-preferences': '['.repeat(200_000) } }],
    ...[
      'null',
      '1',
      '"rtl"',
      '[]',
      '{"direction":"<script>","dense":"yes"}',
      '{"__proto__":{"direction":"rtl"}}',
      '{"direction":["rtl"]}',
    ].map((json): [string, Visitor] => [`preferences are ${json}`, { stored: { 'docs-preferences': json } }]),
  ])('looks as by default where %s', (_, visitor) => {
    expect(visit(visitor)).toEqual(plain)
  })

  it('still follows the operating system where storage is blocked', () => {
    expect(visit({ storage: 'blocked', prefersDark: true })).toMatchObject({
      'data-docs-color-scheme': 'dark',
      class: 'mode-dark',
    })
  })
})

describe('the text of the scripts', () => {
  it('cannot end its element', () => {
    const script = headScript({
      storagePrefix: '</script><!--',
      schemes: { light: '\u2028', dark: '' },
      defaults: { light: 'light', dark: 'dark' },
    })
    expect(script).not.toMatch(/<\/|<!--|\u2028/)
    expect(bodyScript('</script><!--\u2028')).not.toMatch(/<\/|<!--|\u2028/)
  })

  it('is small, and the same every time', () => {
    expect(headScript(options)).toBe(headScript(options))
    expect(headScript(options).length + bodyScript('').length).toBeLessThan(2900)
  })

  it('uses no syntax younger than ES5', () => {
    expect(`${headScript(options)}${bodyScript('')}`).not.toMatch(/=>|\b(let|const|class)\b |`|\?\.|\?\?/)
  })
})

describe('the announcement', () => {
  const script = headScript({ ...options, announcement: 'next' })
  const state = (visitor: Visitor) => (visit(visitor, script) as Record<string, unknown>)['data-announcement']
  it('stays closed once a reader has closed it', () => {
    expect(state({ stored: { 'docs-announcement': 'next' } })).toBe('dismissed')
  })
  it('is open for everybody else, and for another message', () => {
    expect(state({})).toBeUndefined()
    expect(state({ stored: { 'docs-announcement': 'last' } })).toBeUndefined()
    expect(state({ storage: 'blocked' })).toBeUndefined()
    expect(visit({ stored: { 'docs-announcement': 'undefined' } })).toEqual(plain)
  })
})
