/**
 * The template demo-provider, which wraps demos and the components that the configuration names: its file for each
 * language, and what a thing that is rendered within it needs in the page.
 */
import { posix } from 'node:path'
import { resolveFile } from '../../bundle/resolve-file.js'
import { all, type Ask, question } from '../../engine/question.js'
import type { CriticalCss, FilePath } from '../../model.js'
import type { DemoProviderModule } from '../../template-props.js'
import { config } from '../config/config.js'
import { templateFile } from '../assets/templates.js'

/** The language of a provider of its own; absent for the provider of all other languages. */
export type ProviderKey = { provider?: string }

/** The provider that wraps every demo, or that of a language: `demo-provider.zh.tsx` in the same folder. */
export async function providerFile(ask: Ask, { provider }: ProviderKey = {}): Promise<FilePath> {
  const file = await ask(templateFile, 'demo-provider')
  if (!file) throw new Error('the template demo-provider is missing')
  return (provider === undefined ? undefined : await localProvider(ask, file, provider)) ?? file
}

/** The provider of what is on the pages of a language. */
export const providerOf = question('demo-provider-of', async (ask, locale: string): Promise<ProviderKey> =>
  (await localProvider(ask, await providerFile(ask), locale)) ? { provider: locale } : {},
)

/** The providers of the site, that of all other languages first. */
export async function providers(ask: Ask): Promise<ProviderKey[]> {
  const { locales } = await ask(config)
  const found = await all(locales.map(({ code }) => ask(providerOf, code)))
  return [{}, ...found.filter(({ provider }) => provider !== undefined)]
}

async function localProvider(ask: Ask, file: FilePath, locale: string): Promise<FilePath | undefined> {
  const found = await resolveFile(ask, `${posix.dirname(file)}/demo-provider.${locale}`)
  return found && /\.[jt]sx?$/.test(found) ? found : undefined
}

/**
 * The HTML of what `render` renders in the provider, with the rules that it takes and those that all its pages need.
 */
export function renderInProvider(
  { collectCss, globalCss }: DemoProviderModule,
  render: (styles: unknown) => string,
): { html: string; css: CriticalCss[] } {
  const { html, css } = collectCss?.(render) ?? { html: render(undefined), css: [] }
  const shared = globalCss?.() ?? ''
  return {
    html,
    css: shared ? [{ attribute: 'data-provider', key: 'all', rules: [{ id: 'all', css: shared }] }, ...css] : css,
  }
}
