/** docs.config.ts as a whole: the data of its schema and what is code; and how it is completed. */
import { z } from 'zod'
import { isReservedBlock } from '../../markdown/callouts.js'
import { markdownDefaults } from '../../markdown/config.js'
import type { FilePath, SiteConfig } from '../../model.js'
import { presets } from '../../presets/index.js'
import { defaultTheme } from '../../theme/defaults.js'
import { siteSchema, strictObject } from './config-schema.js'
import type { ElementFunction } from '../../elements.js'
import type { Feature } from '../feature.js'

/**
 * Serves an existing tree: from a pathname (`/x/charts/bars`) and a language to a file relative to the root, or undefined.
 */
export type PageFile = (pathname: string, locale: string) => string | undefined

/** What is code and not data. */
export const codeSchema = strictObject({
  /** The site's plugins; they come after the built-in features. @default [] */
  plugins: z
    .array(
      z.custom<Feature>(
        (value) => typeof (value as Feature | undefined)?.name === 'string',
        'a feature: an object with a name',
      ),
    )
    .default([]),
  /** Finds the Markdown file of a pathname and a language in a folder with another layout. */
  pageFile: z.custom<PageFile>((value) => typeof value === 'function', 'a function from pathname to file').optional(),
  /**
   * What elements of pages are, by name: a function of an element's props returns the path of a demo from the
   * project's root, a block as it is written in double braces, `null` for nothing, or `undefined` for what it is without:
   * `{ Preview: ({ name }) => 'registry/' + name + '.tsx' }`.
   */
  elements: z
    .record(
      z.string(),
      z.custom<ElementFunction>((value) => typeof value === 'function', 'a function from props to a demo or a block'),
    )
    .optional(),
})

export const configSchema = siteSchema.extend(codeSchema.shape).check(({ value, issues }) => {
  for (const input of Object.keys(value.markdown.callouts ?? {}).filter(isReservedBlock))
    issues.push({
      code: 'custom',
      message: 'a word that is no other block',
      input,
      path: ['markdown', 'callouts', input],
    })
})

/** @returns the completed configuration, as plain data */
export function completeConfig(parsed: z.output<typeof configSchema>): SiteConfig {
  const { plugins: _plugins, pageFile: _pageFile, elements: _elements, theme, markdown, ...data } = parsed
  const defaults = markdownDefaults(markdown.preset)
  const content = data.content ?? [{ dir: 'content', at: data.prefix || '/' }]
  return {
    ...data,
    content,
    public: data.public ?? (markdown.preset ? presets[markdown.preset].publicFolder(content[0]!.dir) : 'public'),
    navigation: (data.navigation ?? `${content[0]!.dir}/navigation.ts`) as FilePath,
    theme: {
      ...defaultTheme,
      ...theme,
      colorSchemes: theme.colorSchemes ?? defaultTheme.colorSchemes,
      breakpoints: { ...defaultTheme.breakpoints, ...theme.breakpoints },
      fonts: { ...defaultTheme.fonts, ...theme.fonts },
    },
    markdown: {
      ...defaults,
      ...markdown,
      rules: { ...defaults.rules, ...markdown.rules },
    },
  }
}
