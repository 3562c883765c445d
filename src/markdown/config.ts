/**
 * The default configuration of the Markdown pipeline, which the site's configuration schema also starts from.
 */
import type { MarkdownConfig } from '../model.js'

export const defaultMarkdownConfig: MarkdownConfig = {
  html: 'trusted',
  rules: {
    'title-length': 'error',
    'title-missing': 'error',
    'description-missing': 'error',
    'description-length': 'error',
    'description-punctuation': 'error',
    'heading-order': 'error',
    'callout-unknown': 'error',
    'link-trailing-slash': 'error',
    'link-missing': 'error',
    'anchor-missing': 'error',
    'fence-language': 'warn',
    'image-missing': 'error',
    'html-structure': 'error',
  },
  aliases: {},
  schemes: ['http', 'https', 'mailto', 'tel'],
  packageManagers: ['npm', 'pnpm', 'yarn', 'bun'],
  collapseLines: 60,
  remarkPlugins: [],
  rehypePlugins: [],
}
