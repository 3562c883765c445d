/**
 * The error of a preview that could not start. In a file of its own, so that the entry point need not load the preview.
 */

/** The build that a preview needed has failed. Its messages have already been reported as events. */
export class BuildFailed extends Error {
  constructor(readonly exitCode: 1 | 2 | 3) {
    super('The build failed.')
    this.name = 'BuildFailed'
  }
}
