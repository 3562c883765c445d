import type { Program } from '../../cli/io.js'

export const runDocsBuild: Program
export const runDocsServe: Program
export { build } from '../../src/build.js'
export { check } from '../../src/index.js'
export { Graph } from '../../src/engine/graph.js'
