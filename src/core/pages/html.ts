/** Renders a page to HTML: its data, the navigation and the contributions of features, through the page's template. */
import type { ColorSchemeAttribute, DataAttribute } from '../../contract.js'
import { all, type Ask, question } from '../../engine/question.js'
import type { Feature } from '../feature.js'
import type {
  AlternateFormat,
  AlternateLink,
  Announcement,
  Brand,
  DocumentProps,
  HeadTag,
  Layout,
  Page,
  PageProps,
  Route,
  SiteConfig,
  SlotName,
  UrlPath,
} from '../../model.js'
import { messages } from '../../messages.js'
import { bodyScript, headScript } from '../../theme/head-script.js'
import { navScript } from '../../theme/nav-script.js'
import { fillTemplate } from '../../text.js'
import { alternateFormats } from './alternates.js'
import { clientBundle, scriptPath } from '../assets/client.js'
import { clientConfigTag } from './client-config.js'
import { config, dirOf, langOf, localized, locales } from '../config/config.js'
import { contentSecurityPolicy } from './csp.js'
import { features } from '../config/features.js'
import { fontPreload } from '../assets/fonts.js'
import { lastUpdated } from '../content/last-updated.js'
import { parts } from '../content/parts.js'
import { editUrlOf } from '../config/content-roots.js'
import { type PageNavigation, pageNavigation } from '../navigation/nav-view.js'
import { groupItems } from './group-items.js'
import { openIn } from './open-in.js'
import { mergeCsp, page } from './page.js'
import { productOfPage, routeToHref, routeToUrl, splitDocsTab, toPathname, toUrlPath, withBase } from '../paths.js'
import { runOptions } from '../config/run-options.js'
import type { RouteKey } from '../navigation/site-map.js'
import { isTranslated, localeOfLink, localesOfPage } from '../content/source.js'
import { speculationRules } from './speculation-rules.js'
import { type PageStylesheet, stylesheet, stylesOfPage } from '../assets/styles.js'
import { renderTemplate } from '../assets/templates.js'
import { tabChoices } from '../assets/tab-styles.js'
import { pageTheme } from '../config/theme.js'
import { languageHint, translations } from '../content/translations.js'

export const html = question(
  'html',
  async (ask, route: RouteKey): Promise<string> => {
    const content = await ask(page, route)
    const formats = await alternateFormats(ask, { pathname: route.pathname, locale: route.locale })
    const text = await renderPage(ask, { ...route, ...tabOf(route.pathname) }, content, formats)
    const kilobytes = Math.round(Buffer.byteLength(text) / 1000)
    if (kilobytes > (await ask(config)).pageSizeWarning) await reportSize(ask, route, content, kilobytes)
    return text
  },
  { persist: 'hash' },
)

/** Names the longest code block, if it is much of the page. */
async function reportSize(ask: Ask, { pathname }: Route, { file }: Page, kilobytes: number): Promise<void> {
  const { codes } = file ? await ask(parts, { file }) : { codes: [] }
  const longest = [...codes].sort((a, b) => b.code.length - a.code.length)[0]
  const span = longest && longest.code.length > kilobytes * 100 ? longest.span : undefined
  ask.report(messages.pageSize(pathname, kilobytes, { ...(file && { file }), ...(span && { span }) }))
}

function tabOf(pathname: UrlPath): { docsTab?: string } {
  const { docsTab } = splitDocsTab(pathname)
  return docsTab ? { docsTab } : {}
}

/**
 * Renders a page, which may be outside of the site map (the not-found page).
 *
 * @param formats other formats of the same page
 * @returns the whole document
 */
export async function renderPage(
  ask: Ask,
  route: Route,
  content: Page,
  formats: readonly AlternateFormat[] = [],
): Promise<string> {
  const site = await ask(config)
  const active = await features(ask)
  const { schemes, defaults, defaultColorScheme } = await ask(pageTheme)
  const script = headScript({
    storagePrefix: site.storagePrefix,
    schemes,
    defaults,
    tabs: mergeChoices(tabChoices(site), content.tabChoices),
    ...(!content.standalone && site.announcement && { announcement: site.announcement.id }),
  })
  const head = await headTags(ask, route, content, active, script, formats)
  const props = await pageProps(ask, route, content, site, active, formats)
  const body = await renderTemplate(ask, content.layout, props, { ...route, file: content.file })
  const unstyled = (await ask(translations, route.locale)).strings['page.unstyled'] ?? ''
  const early = bodyScript(unstyled, body.includes(` ${'data-search' satisfies DataAttribute}=""`))
  const needs = mergeCsp([
    site.csp,
    content.csp,
    site.feedback?.endpoint === undefined ? {} : { 'connect-src': [new URL(site.feedback.endpoint).origin] },
    ...(await all(active.map(async (feature) => (await feature.csp?.(ask, content, route)) ?? {}))),
  ])
  // Templates without the navigation do not have its script.
  const inline = body.includes(props.navScript) ? [early, props.navScript] : [early]
  const policy: HeadTag = {
    tag: 'meta',
    attributes: {
      'http-equiv': 'Content-Security-Policy',
      content: contentSecurityPolicy(head, inline, needs),
    },
  }
  const locale = site.locales.find(({ code }) => code === route.locale)!
  const document: DocumentProps = {
    lang: locale.lang ?? locale.code,
    htmlAttributes: {
      [`data-${site.storagePrefix}-color-scheme` satisfies ColorSchemeAttribute]: defaultColorScheme,
      ['data-storage-prefix' satisfies DataAttribute]: site.storagePrefix,
      dir: dirOf(site, route.locale),
    },
    head: [{ tag: 'meta', attributes: { charset: 'utf-8' } }, policy, ...head],
    bodyScript: early,
    body,
  }
  return `<!DOCTYPE html>\n${await renderTemplate(ask, 'document', document, route)}\n`
}

function mergeChoices(site: Record<string, string[]>, page: Record<string, string[]> = {}): Record<string, string[]> {
  const keys = [...new Set([...Object.keys(site), ...Object.keys(page)])]
  return Object.fromEntries(keys.map((key) => [key, [...(site[key] ?? []), ...(page[key] ?? [])]]))
}

/** Placeholder for the development server's live-update script, which differs for each request. */
const livePlaceholder: HeadTag = { tag: 'meta', attributes: { name: 'vitrine-live', content: '' } }

async function headTags(
  ask: Ask,
  route: Route,
  content: Page,
  active: readonly Feature[],
  script: string,
  formats: readonly AlternateFormat[],
): Promise<HeadTag[]> {
  const site = await ask(config)
  const fromFeatures = await all(active.map(async (feature) => (await feature.head?.(ask, content, route)) ?? []))
  const { path } = await ask(stylesheet)
  const stylesheets: PageStylesheet[] = [{ path }, ...(await stylesOfPage(ask, content))]
  const { entries } = await ask(clientBundle)
  const wanted = active
    .flatMap(({ client = [] }) => client)
    .filter(({ name, when = 'always' }) =>
      typeof when === 'function' ? when(content) : when === 'always' || content.client.includes(name),
    )
    .map(({ name }) => name)
    // Features that the site does not use have none.
    .filter((name) => Object.hasOwn(entries, name))
  const scripts = await all([...wanted, 'main'].map((name) => scriptPath(ask, entries[name]!)))
  const { mode } = await ask(runOptions)
  return [
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    ...fromFeatures.flat().filter(({ tag }) => tag !== 'script'),
    ...formats.map(({ type, href }): HeadTag => ({ tag: 'link', attributes: { rel: 'alternate', type, href } })),
    // Before any stylesheet, so that nothing is painted in the wrong colours; after the metas that it may change.
    { tag: 'script', text: script },
    ...stylesheets.map(({ path: file, ...media }): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'stylesheet', href: withBase(file, site), ...media },
    })),
    ...(await fontPreload(ask)),
    ...content.head,
    ...fromFeatures.flat().filter(({ tag }) => tag === 'script'),
    await clientConfigTag(ask, content, route),
    ...(mode === 'serve' ? [livePlaceholder] : [speculationRules(site)]),
    ...scripts.map((file): HeadTag => ({
      tag: 'script',
      attributes: { type: 'module', src: withBase(file, site) },
    })),
  ]
}

async function pageProps(
  ask: Ask,
  route: Route,
  content: Page,
  site: SiteConfig,
  active: readonly Feature[],
  formats: readonly AlternateFormat[],
): Promise<PageProps> {
  const pathname = toPathname(splitDocsTab(route.pathname).pathname)
  const { locale } = route
  const product = productOfPage(content, route.pathname, site.products)
  const navigation = content.standalone ? undefined : await ask(pageNavigation, { pathname, locale })
  const entry = navigation?.entry
  const around = navigation ? await propsAround(ask, route, content, site, active, navigation) : nothingAround
  const editUrl = content.file && editUrlOf(content.file, site.content, content.frontMatter.filename)
  const updated = await lastUpdated(ask, content, locale)
  const asksFeedback = site.feedback && content.file !== undefined && content.layout !== 'landing'
  const markdown = formats.find(({ type }) => type === 'text/markdown')
  const home = routeToHref({ pathname: `${site.prefix}/` as UrlPath, locale }, site)
  const brand: Brand = product?.brand ?? site
  const texts = await ask(translations, locale)
  const hasItems = content.layout === 'group' || (content.layout === 'landing' && entry !== undefined)
  return {
    userLanguage: locale,
    translations: texts,
    site: {
      title: site.title,
      description: site.description,
      url: site.url,
      base: site.base,
      prefix: site.prefix,
      storagePrefix: site.storagePrefix,
      ...(site.repository && { repository: site.repository }),
      ...(site.license && {
        license: { title: localized(site.license.title, locale, site), href: site.license.href, external: true },
      }),
      home,
    },
    brand: {
      title: brand.title,
      href: brand.pathname === undefined ? home : routeToHref({ pathname: toUrlPath(brand.pathname), locale }, site),
      ...(brand.notice && { notice: localized(brand.notice, locale, site) }),
    },
    page: {
      pathname: route.pathname,
      layout: content.layout,
      title: content.title,
      name: entry?.title ?? content.title,
      description: content.description,
      lang: langOf(site, content.locale),
      ...(dirOf(site, content.locale) !== dirOf(site, locale) && { dir: dirOf(site, content.locale) }),
      fallback: content.fallback,
      headings: content.headings,
      labels: entry?.labels ?? [],
      disableToc: content.frontMatter.disableToc ?? false,
      ...(product && { productId: product.id }),
      ...(editUrl && { editUrl }),
      ...(updated && { lastUpdated: updated }),
      ...(asksFeedback && { feedback: feedbackOf(site, route, content) }),
      ...(markdown && {
        markdownHref: markdown.href,
        openIn: openIn(site, {
          page: new URL(markdown.href, site.url).href,
          sentence: texts.strings['page.prompt']!,
          locale,
        }),
      }),
      frontMatter: content.frontMatter,
      lead: content.lead,
      body: content.body,
      ...(content.data !== undefined && { data: content.data }),
      titleLabels: content.titleLabels,
      blocks: content.blocks,
    },
    ...around,
    navScript: navScript(site.storagePrefix),
    items: hasItems ? await ask(groupItems, { pathname, locale }) : [],
  }
}

type PropsAround = Pick<
  PageProps,
  'announcement' | 'headerLinks' | 'nav' | 'navTrees' | 'breadcrumbs' | 'previous' | 'next' | 'alternates' | 'slots'
>

/** Of a page that stands alone: an edit of what is around the others does not concern it. */
const nothingAround: PropsAround = {
  headerLinks: [],
  nav: [],
  navTrees: [],
  breadcrumbs: [],
  alternates: [],
  slots: {},
}

/** What the site has around a page's content. */
async function propsAround(
  ask: Ask,
  route: Route,
  content: Page,
  site: SiteConfig,
  active: readonly Feature[],
  { headerLinks, nav, navTrees, breadcrumbs, previous, next }: PageNavigation,
): Promise<PropsAround> {
  return {
    ...(site.announcement && { announcement: await announcementIn(ask, site.announcement, route.locale, site) }),
    headerLinks,
    nav,
    navTrees,
    breadcrumbs,
    ...(previous && { previous }),
    ...(next && { next }),
    alternates: await alternates(ask, route, content.layout, site),
    slots: await renderSlots(ask, route, content, active),
  }
}

async function announcementIn(
  ask: Ask,
  { id, text, link }: Announcement,
  locale: string,
  site: SiteConfig,
): Promise<NonNullable<PageProps['announcement']>> {
  const shown = { id, text: localized(text, locale, site) }
  if (!link) return shown
  const external = !link.href.startsWith('/')
  const target = { pathname: toUrlPath(link.href), locale: await localeOfLink(ask, toPathname(link.href), locale) }
  const href = external ? link.href : routeToHref(target, site)
  return { ...shown, link: { title: localized(link.title, locale, site), href, ...(external && { external }) } }
}

async function renderSlots(
  ask: Ask,
  route: Route,
  content: Page,
  active: readonly Feature[],
): Promise<Partial<Record<SlotName, string>>> {
  const slots: Partial<Record<SlotName, string>> = {}
  for (const feature of active) {
    for (const [name, render] of Object.entries(feature.slots ?? {}) as [
      SlotName,
      NonNullable<Feature['slots']>[SlotName],
    ][]) {
      const rendered = await render!(ask, content, route)
      if (rendered) slots[name] = (slots[name] ?? '') + rendered
    }
  }
  return slots
}

/** The page in every language of this run; for the not-found page, which has no address, the home page. */
async function alternates(ask: Ask, route: Route, layout: Layout, site: SiteConfig): Promise<AlternateLink[]> {
  const pathname = layout === 'not-found' ? (`${site.prefix}/` as UrlPath) : route.pathname
  // Pages shown in place of another one get no hint: a translation would not help their reader.
  const isContent = layout !== 'not-found' && layout !== 'offline'
  const built = await localesOfPage(ask, pathname, await ask(locales))
  return all(
    built.map(async ({ code, label }): Promise<AlternateLink> => {
      const current = code === route.locale
      const hint =
        isContent && !current && (await isTranslated(ask, pathname, code)) ? await ask(languageHint, code) : undefined
      return {
        locale: code,
        lang: langOf(site, code),
        label,
        href: routeToHref({ pathname, locale: code }, site),
        current,
        ...(hint && { hint }),
      }
    }),
  )
}

function feedbackOf(
  site: SiteConfig,
  { pathname, locale }: Route,
  { title }: Page,
): NonNullable<PageProps['page']['feedback']> {
  const { url, endpoint } = site.feedback ?? {}
  const sent = endpoint === undefined ? {} : { endpoint }
  if (url === undefined) return sent
  const values = { title, url: routeToUrl({ pathname, locale }, site), pathname, locale }
  const encoded = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)])
  const address = fillTemplate(url, Object.fromEntries(encoded) as Record<string, string>)
  return { ...sent, url: address, href: fillTemplate(address, { reason: '', comment: '' }) }
}
