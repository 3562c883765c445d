/** The types of reference.mjs, for the test that imports it. */
export interface ReferenceFiles {
  /** Contents by name. */
  files: Record<string, string>
  /** English texts without a Chinese one. */
  missing: string[]
  /** Chinese texts of English ones that are no longer there. */
  unused: string[]
}
export function readChinese(): Record<string, string>
export function referenceFiles(chinese: Record<string, string>): Promise<ReferenceFiles>
