/**
 * The compiled commands and `build`, loaded by Node and not by Vitest: the modules of a site import the compiled generator, which must
 * be the same instance, with the same questions, as that of the command that runs them.
 */
export const { runDocsBuild } = await import('../../dist/cli/run-build.js')
export const { runDocsServe } = await import('../../dist/cli/run-serve.js')
export { build } from '../../dist/src/build.js'
export { check } from '../../dist/src/index.js'
export { Graph } from '../../dist/src/engine/graph.js'
