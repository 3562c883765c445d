/**
 * The default configuration of the Markdown pipeline, which the site's configuration schema also starts from.
 */
import type { MarkdownConfig, MarkdownPreset, MarkdownRules } from '../model.js'
import { presets } from '../presets/index.js'

export const defaultMarkdownConfig: MarkdownConfig = {
  html: 'trusted',
  rules: {
    'title-length': 'warn',
    'title-missing': 'error',
    'description-missing': 'warn',
    'description-length': 'warn',
    'description-punctuation': 'warn',
    'heading-order': 'warn',
    'callout-unknown': 'error',
    'link-trailing-slash': 'warn',
    'link-missing': 'error',
    'anchor-missing': 'error',
    'fence-language': 'warn',
    'image-missing': 'error',
    'html-structure': 'error',
  },
  headingIds: 'vitrine',
  frontMatterKeys: {},
  aliases: {},
  schemes: ['http', 'https', 'mailto', 'tel'],
  callouts: {},
  packageManagers: ['npm', 'pnpm', 'yarn', 'bun'],
  live: [],
  collapseLines: 60,
  remarkPlugins: [],
  rehypePlugins: [],
}

/** Rules about how pages are written, which pages of other generators could not know. */
const presetRules: Partial<MarkdownRules> = {
  'title-length': 'off',
  'link-trailing-slash': 'off',
  'description-missing': 'off',
  'description-length': 'off',
  'description-punctuation': 'off',
}

/** The defaults of a site whose pages were written for another generator, or for this one. */
export function markdownDefaults(preset: MarkdownPreset | undefined): MarkdownConfig {
  if (!preset) return defaultMarkdownConfig
  return {
    ...defaultMarkdownConfig,
    rules: { ...defaultMarkdownConfig.rules, ...presetRules },
    headingIds: presets[preset].headingIds,
    live: presets[preset].live ?? [],
  }
}
