/** The list of features: the generator's table of contents. */
import type { Feature } from './core/feature.js'
import { api } from './features/api/api.js'
import { ads } from './features/third-parties/ads.js'
import { analytics } from './features/third-parties/analytics.js'
import { changelog } from './features/changelog.js'
import { components } from './features/components/components.js'
import { demos } from './features/demos/demos.js'
import { docsTabs } from './features/docs-tabs.js'
import { fontStylesheets } from './features/font-stylesheets.js'
import { headersFile } from './features/headers.js'
import { agents } from './features/agents/agents.js'
import { menus } from './features/menus.js'
import { pageMeta } from './features/meta.js'
import { packageInfo } from './features/package-info.js'
import { navFragments } from './features/nav-fragments.js'
import { notFound } from './features/not-found.js'
import { presets } from './features/presets.js'
import { playground } from './features/demos/playground.js'
import { publicFiles } from './features/public-files.js'
import { redirectsFile } from './features/redirects/redirects.js'
import { search } from './features/search/search.js'
import { serviceWorker } from './features/offline/service-worker.js'
import { sitemap } from './features/sitemap.js'
import { provideFeatures } from './core/config/features.js'

export const ownFeatures: readonly Feature[] = [
  pageMeta,
  menus,
  docsTabs,
  packageInfo,
  components,
  demos,
  playground,
  presets,
  changelog,
  api,
  ads,
  analytics,
  fontStylesheets,
  notFound,
  navFragments,
  search,
  agents,
  redirectsFile,
  headersFile,
  sitemap,
  serviceWorker,
  publicFiles,
]

provideFeatures(ownFeatures)
