/**
 * The keys of the interface strings that browser code uses. The build adds these strings, in the page's language, to its
 * `site-config` block; scripts never import the tables themselves. The part before the dot is the group: a page carries the
 * groups that all pages need and those that its blocks and features request.
 */
import type { InterfaceString } from '../locales/types.js'

export const clientStrings = [
  'copy.copied',
  'copy.failed',
  'copy.linkFailed',
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
  'demo.reset',
  'demo.retry',
  'demo.sandboxFailed',
  'demo.unavailable',
  'editor.edited',
  'editor.label',
  'editor.hint',
  'editor.running',
  'editor.runs',
  'editor.share',
  'editor.shared',
  'editor.tooLong',
  'editor.offline',
  'editor.unavailable',
  'editor.silent',
  'editor.missing',
  'editor.run',
  'editor.foreign',
  'editor.preview',
  'editor.linkCopied',
  'api.filter',
  'api.filter.none',
  'api.compact',
  'api.copied',
  'api.shape',
  'consent.label',
  'consent.question',
  'consent.allow',
  'consent.deny',
] as const satisfies readonly InterfaceString[]

export type ClientString = (typeof clientStrings)[number]

type Group<Key> = Key extends `${infer Name}.${string}` ? Name : never

/** The groups that every page carries. */
export const commonGroups: readonly Group<ClientString>[] = ['common', 'copy', 'nav', 'settings']
