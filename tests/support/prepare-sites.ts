/** Sets up the unit tests: their sites in memory share what all sites have in common (see site.ts). */
import { prepareSites } from './site.js'

await prepareSites()
