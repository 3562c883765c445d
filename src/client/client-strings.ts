/**
 * The keys of the interface strings that browser code shows. The build puts these strings, in the page's language, into its
 * `site-config` block; no script imports the tables themselves. The part before the dot is the feature.
 */
import type { strings } from '../strings.en.js'

export const clientStrings = [
  'copy.copied',
  'copy.failed',
  'nav.failed',
  'common.close',
  'settings.title',
  'settings.mode',
  'settings.light',
  'settings.system',
  'settings.dark',
  'settings.direction',
  'settings.ltr',
  'settings.rtl',
  'settings.density',
  'settings.dense',
  'settings.codeStyling',
  'settings.codeStyling.system',
  'settings.codeStyling.css',
  'settings.codeStyling.tailwind',
  'settings.codeVariant',
  'settings.codeVariant.ts',
  'settings.codeVariant.js',
  'offline.section',
  'offline.keep',
  'offline.progress',
  'offline.done',
  'offline.partial',
  'offline.failed',
  'offline.none',
  'ad.by',
  'ad.blocked',
  'ad.thanks',
  'demo.failed',
  'demo.retry',
  'consent.label',
  'consent.question',
  'consent.allow',
  'consent.deny',
] as const satisfies readonly (keyof typeof strings)[]

export type ClientString = (typeof clientStrings)[number]
