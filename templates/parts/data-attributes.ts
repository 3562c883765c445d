/** Attributes by which scripts find what a template drew: `<a {...data({ 'data-back-to-top': '' })}>`. */
import type { DataAttributes } from 'vitrine'

/** @returns what it is given; a name or a value that no script knows does not compile */
export function data(attributes: DataAttributes): DataAttributes {
  return attributes
}
