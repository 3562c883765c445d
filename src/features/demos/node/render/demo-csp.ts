/**
 * What a page with an editable demo must be allowed: its forms lead to the two sandbox services. The editor's frame is
 * a file of the site (`frame-src 'self'`, which every page has) with a policy of its own.
 */
import type { CspSources } from '../../../../feature.js'

export const demoCsp: CspSources = { 'form-action': ['https://stackblitz.com', 'https://codesandbox.io'] }
