/**
 * The compiled commands, loaded by Node and not by Vitest: a site's modules import the compiled generator, and must meet
 * the same instance of it, with the same questions, as the command that runs them.
 */
// As a process of theirs has it: React's development build is slower and says more.
process.env.NODE_ENV = 'production'

export const { runDocsBuild } = await import('../../dist/cli/run-build.js')
export const { runDocsServe } = await import('../../dist/cli/run-serve.js')
