/**
 * The ids that the templates and scripts of the generator use on pages with Markdown. A heading of the same text gets a
 * number, as it does after another heading: two elements with one id would break links, labels and scripts.
 *
 * Ids that begin with `v-` are not listed, since no heading is likely to have them.
 */
export const reservedIds: ReadonlySet<string> = new Set([
  'feedback-question',
  'landing-explore',
  'live-region',
  'main-content',
  'offline-progress',
  'settings-drawer',
  'settings-title',
  'site-config',
])
