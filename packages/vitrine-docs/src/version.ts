/** The version of this package, as bundles have it. */
import manifest from '../package.json' with { type: 'json' }

export const { version } = manifest
