/**
 * Who may import whom: the architecture as rules, which `npm run lint` checks. Imports of types count too.
 *
 * A layer is a folder or a file of `src`; a folder in a layer may be a layer of its own. A layer may import itself,
 * packages, and the layers that this table gives it. To import more, change the table, and ARCHITECTURE.md with it.
 */

const types = ['contract.ts', 'model.ts', 'elements.ts', 'template-props.ts']
const texts = ['text.ts', 'css-rules.ts', 'fixed-locale.ts', 'messages.ts', 'locales']
const below = [...types, ...texts, 'presets', 'script', 'engine', 'theme', 'markdown', 'bundle']
/** Files of `src/core` beside its layers: interfaces and addresses. */
const coreFiles = ['feature', 'feature-command', 'output-family', 'paths', 'tasks'].map((name) => `core/${name}.ts`)
/** What the generator writes for browser code to read. */
const pageData = ['client/client-strings.ts', 'client/site-config.ts']
/** What code in browsers stands on. */
const platform = [...types, ...pageData, 'text.ts', 'fill-template.ts', 'locales', 'theme', 'client/platform']
/**
 * As plugins do. That the generator's own features need no more shows that a plugin can do what they do. The last three
 * are for threads, which would load all of `vitrine/feature/unstable` otherwise.
 */
const featureInterface = ['feature.ts', 'feature-unstable.ts', 'fixed-locale.ts', 'engine/hash.ts', 'engine/thread.ts']

/** A feature with scripts: `node/` runs in the generator, `browser/` in pages, and both may import `shared/`. */
const featureLayers = (name) => ({
  [`features/${name}`]: featureInterface,
  [`features/${name}/browser`]: [...platform, 'client/code', 'client/preferences', `features/${name}/shared`],
  [`features/${name}/shared`]: ['feature.ts', 'css-rules.ts', 'locales'],
})

const layers = {
  'contract.ts': ['template-props.ts'],
  'model.ts': ['core/config/config-schema.ts', 'locales'],
  'template-props.ts': ['markdown/demo-options.ts', 'model.ts'],
  'elements.ts': ['model.ts'],
  'fill-template.ts': [],
  'text.ts': ['fill-template.ts'],
  'css-rules.ts': [],
  'fixed-locale.ts': [],
  'messages.ts': ['model.ts', 'text.ts', 'engine'],
  locales: [],
  script: ['model.ts', 'elements.ts'],
  engine: ['model.ts'],
  theme: ['contract.ts', 'model.ts'],
  presets: ['model.ts', 'elements.ts'],
  markdown: ['contract.ts', 'model.ts', 'elements.ts', 'text.ts', 'locales', 'engine', 'theme', 'presets', 'script'],
  bundle: ['model.ts', 'engine'],
  core: below,
  'core/config': [...below, ...coreFiles],
  'core/content': [...below, ...coreFiles, 'core/config'],
  'core/navigation': [...below, ...coreFiles, 'core/config', 'core/content'],
  'core/assets': [...below, ...coreFiles, 'core/config', 'core/content'],
  'core/pages': [
    ...below,
    ...coreFiles,
    ...pageData,
    ...['config', 'content', 'navigation', 'assets'].map((name) => `core/${name}`),
  ],
  'core/output': [...below, 'core'],
  client: [
    ...platform,
    ...['api', 'demos', 'offline', 'search', 'third-parties'].map((name) => `features/${name}/browser`),
  ],
  'client/platform': platform,
  'client/code': platform,
  'client/dev': platform,
  'client/navigation': platform,
  'client/preferences': platform,
  'feature.ts': [...types, 'text.ts', 'engine', 'markdown', 'core', 'client/site-config.ts'],
  'feature-unstable.ts': ['text.ts', 'fixed-locale.ts', 'script', 'engine', 'bundle', 'core'],
  features: featureInterface,
  ...featureLayers('api'),
  'features/api/shared': ['feature.ts', 'text.ts', 'features/api/model.ts'],
  ...featureLayers('demos'),
  ...featureLayers('offline'),
  ...featureLayers('search'),
  ...featureLayers('third-parties'),
  'features/remote-cache': ['engine'],
  'builtin-features.ts': [...below, 'core', 'features'],
  'site.ts': [...below, 'core', 'builtin-features.ts', 'features/remote-cache'],
  build: [...below, 'core', 'site.ts', 'features/remote-cache'],
  'build.ts': [...below, 'core', 'site.ts', 'build'],
  'eject.ts': [...below, 'core'],
  rewrite: [...below, 'core'],
  'site-commands.ts': [...types, 'engine', 'core', 'site.ts', 'eject.ts', 'rewrite'],
  serve: [...below, 'core', 'site.ts', 'build.ts'],
  'serve.ts': ['serve'],
  'define.ts': ['model.ts', 'features', 'core/config/config-schema.ts', 'core/config/user-config.ts'],
  'library.ts': [
    'engine',
    'bundle',
    'core/config/typescript.ts',
    'script',
    'features/api',
    'features/demos/node/stories',
  ],
  'index.ts': [
    ...types,
    'library.ts',
    'build.ts',
    'bundle/file-kinds.ts',
    'define.ts',
    'documentation.ts',
    'script',
    'engine',
    'locales',
    'presets',
    'features/api/shared/type-syntax.ts',
    'features/demos/node/check/demo-test.ts',
    'features/demos/node/check/report.ts',
    'core/feature.ts',
    'core/feature-command.ts',
    'markdown',
    'site.ts',
    'serve',
    'serve.ts',
    'site-commands.ts',
    'core/config/user-config.ts',
  ],
}

const ours = '^(bench|cli|content|scripts|src|templates|tests)/|^docs[.]config'
const inSrc = (names) => `^src/(${names.map((name) => name.replaceAll('.', '[.]')).join('|')})(/|$)`

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    ...Object.entries(layers).map(([layer, others]) =>
      forbid(
        `layer ${layer}`,
        `Of ours it may import ${others.join(', ') || 'nothing'}.`,
        { path: inSrc([layer]), pathNot: inSrc(Object.keys(layers).filter((other) => other.startsWith(`${layer}/`))) },
        { path: ours, pathNot: inSrc([layer, ...others]) },
      ),
    ),
    forbid(
      'layers are in the table',
      'Give the new folder or file a line.',
      { path: '^src/', pathNot: inSrc(Object.keys(layers)) },
      {},
    ),
    forbid('no cycles', 'Move what both need into a file of its own.', {}, { circular: true }),
    forbid('imports lead somewhere', 'There is no such file or package.', {}, { couldNotResolve: true }),
    forbid(
      'features are peers',
      'A file or a folder of src/features is one feature, and knows no other.',
      { path: '^src/features/([^/]+?)([.]ts|/)' },
      { path: '^src/features/', pathNot: '^src/features/$1([.]ts$|/)' },
    ),
    forbid(
      'scripts are bundled',
      'Share code in `shared/`; a script of a page is named by its path.',
      { path: '^src/features/', pathNot: '^src/features/[^/]+/browser/' },
      { path: '^src/features/[^/]+/browser/' },
    ),
    forbid(
      'commands import only src/index.ts',
      'Export it from src/index.ts.',
      { path: '^cli/' },
      { path: ours, pathNot: '^cli/|^src/index[.]ts$' },
    ),
    forbid('commands are entry points', 'Nothing imports them.', { pathNot: '^(cli|tests)/' }, { path: '^cli/' }),
    forbid(
      'templates take types',
      'Sites replace templates: they depend on nothing that runs in the generator.',
      { path: '^templates/' },
      { path: '^src/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'templates take props',
      'They import types of `vitrine` and `vitrine/model`, as the templates of a site do.',
      { path: '^templates/' },
      { path: ours, pathNot: '^templates/|^src/(index|model)[.]ts$' },
    ),
    forbid(
      'content is a site',
      'It imports `vitrine`, as every other site does.',
      { path: '^content/|^docs[.]config' },
      { path: ours, pathNot: '^content/|^templates/|^src/(index|model|feature|markdown/index|theme/index)[.]ts$' },
    ),
    forbid(
      'no Node in browsers',
      'It runs in a browser.',
      { path: ['^src/client/', '^src/features/[^/]+/(browser|shared)/'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'esbuild is called in one place',
      'Call `bundle` of src/bundle/bundle.ts.',
      { path: '^src/', pathNot: '^src/bundle/' },
      { path: '(^|/)node_modules/esbuild/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'files are read by questions',
      'Ask engine/inputs: a file that is read behind the graph can change without a trace.',
      {
        path: inSrc(['features', 'markdown', 'core', 'theme']),
        pathNot:
          '^src/features/(agents/pack|demos/node/(check|packages)/|api/node/(diff/|extract/extractor)|redirects/command)',
      },
      { path: '^(node:)?fs(/|$)' },
    ),
    forbid(
      'the tool for readers is small',
      'It imports pure functions: who has it installed has nothing else of this repository.',
      { path: '^packages/vitrine-docs/' },
      {
        path: ours,
        pathNot:
          '^src/(features/(agents/(format|fences|tokens)|search/(shared|browser)/)|markdown/(slug|plain-characters))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'the tool is for readers',
      'Only docs-serve --mcp has it.',
      { path: '^(src|cli|templates)/', pathNot: '^src/serve/mcp[.]ts$' },
      { path: '^packages/' },
    ),
    forbid(
      'no development dependencies',
      'The published package does not bring them along.',
      { path: '^(cli|src|templates)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Names of its packages are filled in.
    exclude: { path: '^cli/init/template/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'], exportsFields: ['exports'] },
  },
}
