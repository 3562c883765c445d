/** Why a preview ended before it began. Apart from the preview, so that the public door can name it for nothing. */

/** The build that a preview needed did not come out; its messages have been told. */
export class BuildFailed extends Error {
  constructor(readonly exitCode: 1 | 2 | 3) {
    super('Nothing could be built.')
    this.name = 'BuildFailed'
  }
}
