/**
 * The compiled commands, loaded by Node and not by Vitest: the modules of a site import the compiled generator, which must
 * be the same instance, with the same questions, as that of the command that runs them.
 */
// As in a process of their own: React's development build is slower and logs more.
process.env.NODE_ENV = 'production'

export const { runDocsBuild } = await import('../../dist/cli/run-build.js')
export const { runDocsServe } = await import('../../dist/cli/run-serve.js')
