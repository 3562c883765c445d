/** What the form that compares two versions reads. */
import type { SnapshotFile } from './snapshots.js'

/** The file `changes/history.json` of a package. */
export interface ComparedHistory {
  schema: 1
  package: string
  /** The oldest first; each continues the one before it. */
  versions: SnapshotFile[]
  /** Where what the newest version exports is described. */
  hrefs: Record<string, string>
}
