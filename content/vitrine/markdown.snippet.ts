/** The file that the Markdown guide includes. */
const unit = 8

// #region spacing
/** Pixels for a number of spacing units. */
export function spacing(units: number): number {
  return units * unit
}
// #endregion
