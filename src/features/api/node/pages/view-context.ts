/** What everything on a page of the reference is made with. */
import { type Ask, fillTemplate } from '../../../../feature.js'
import type { ApiPackageOptions } from '../../options.js'
import type { Names } from './text-html.js'

/** What the sections of a page are made with. */
export interface ViewContext {
  ask: Ask
  options: ApiPackageOptions
  locale: string
  strings: Record<string, string>
  names: Names
  /** The addresses of pages in the page's language. */
  hrefTo: (pathname: string, id?: string) => string
  /** Texts in the page's language, by `Name` or `Name.member` or the package's text (`translatedText`). */
  descriptions: Record<string, string>
  /** The site's descriptions of props that mean the same in every component. */
  commonProps: Record<string, string>
  /** The documented version, to tell what is new in it. */
  version: string
}

export const say = (
  { strings }: Pick<ViewContext, 'strings'>,
  key: `api.${string}`,
  values: Record<string, string> = {},
) => fillTemplate(strings[key] ?? key, values)

/** An attribute for texts of the package, which are in the language of their authors. */
export function foreign({ locale }: Pick<ViewContext, 'locale'>): string {
  return locale === 'en' ? '' : ' lang="en"'
}
