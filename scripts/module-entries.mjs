/**
 * The modules of cli and src that are files of dist by their names. All others are in chunks that these share, since a command
 * would read 300 files otherwise, which takes it a tenth of a second longer.
 */

/** What package.json exports. */
const exported = [
  'cli/docs-build',
  'cli/docs-serve',
  'src/index',
  'src/model',
  'src/feature',
  'src/feature-unstable',
  'src/features/search/shared/protocol',
  'src/features/demos/node/check/demo-test',
  'src/markdown/index',
  'src/theme/index',
]
/** What threads run, and what is bundled with a site's code. */
const loadedByPath = [
  'src/core/tasks',
  'src/engine/task-thread',
  'src/features/api/node/extract/extract-worker',
  'src/features/components/mdx-runtime',
  'src/features/components/blocks',
  'src/features/demos/node/check/check-types-worker',
  'src/features/demos/node/render/prerender-worker',
  'src/features/demos/node/render/render-demo',
  'src/features/demos/node/source/javascript-version',
  'src/features/demos/node/stories/story-code',
  'src/features/demos/shared/story',
]
/** What scripts and tests run by itself. */
const ofScripts = [
  'cli/commands/build',
  'cli/commands/index',
  'cli/commands/serve',
  'cli/flags',
  'cli/run-build',
  'cli/run-serve',
  'src/build',
  'src/site',
  'src/core/pages/demo-provider',
  'src/engine/cache/cache',
  'src/engine/diagnostic',
  'src/engine/graph',
  'src/engine/output/draft',
  'src/engine/output/lock',
  'src/engine/question',
  'src/engine/thread-time',
  'src/engine/workers',
  'src/features/demos/node/check/chromium',
  'src/features/demos/node/render/prerender-pool',
  'src/features/demos/node/source/demo-files',
  'src/features/demos/node/source/preview',
  'src/features/demos/shared/sandbox-project',
  'src/features/demos/node/source/sandbox-template',
  'src/markdown/speed/known-patterns',
]

/** For esbuild, relative to the root. */
export const moduleEntries = [...exported, ...loadedByPath, ...ofScripts].map((name) => `./${name}`)
