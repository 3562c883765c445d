/** The list of features: the generator's table of contents. */
import type { Feature } from './feature.js'
import { clientConfig } from './features/client-config.js'
import { headersFile } from './features/headers.js'
import { markdownTwins } from './features/markdown-twins.js'
import { pageMeta } from './features/meta.js'
import { navFragments } from './features/nav-fragments.js'
import { notFound } from './features/not-found.js'
import { publicFiles } from './features/public-files.js'
import { redirectsFile } from './features/redirects.js'
import { sitemap } from './features/sitemap.js'
import { provideFeatures } from './spine/features.js'

export const ownFeatures: readonly Feature[] = [pageMeta, clientConfig, notFound, navFragments, markdownTwins, redirectsFile, headersFile, sitemap, publicFiles]

provideFeatures(ownFeatures)
