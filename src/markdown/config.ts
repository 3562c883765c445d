/**
 * The default configuration of the Markdown pipeline, which the site's configuration schema also starts from.
 */
import type { MarkdownConfig, MarkdownPreset, MarkdownRules } from '../model.js'

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
  aliases: {},
  schemes: ['http', 'https', 'mailto', 'tel'],
  callouts: {},
  packageManagers: ['npm', 'pnpm', 'yarn', 'bun'],
  collapseLines: 60,
  remarkPlugins: [],
  rehypePlugins: [],
}

/** Rules about how pages are written, which pages of other generators could not know. */
const presetRules: Partial<MarkdownRules> = {
  'title-length': 'off',
  'description-missing': 'off',
  'description-length': 'off',
  'description-punctuation': 'off',
}

/** The severities of rules that the site does not set. */
export function defaultRules(preset: MarkdownPreset | undefined): MarkdownRules {
  return { ...defaultMarkdownConfig.rules, ...(preset && presetRules) }
}
