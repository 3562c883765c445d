/** Messages about bundles. */
import { error, message, warning } from '../engine/message.js'
import type { FilePath, Severity, Span } from '../model.js'

export interface MissingExport {
  file: FilePath
  name: string
  /** What the file exports instead. */
  span?: Span
}

export const messages = {
  noDemo: (severity: Severity, place: MissingExport) => message(severity, 'demo/export', place)`
    ${place.file} has no default export, so it is not a demo.
    Write: export default function Demo() { … }`,
  noExport: (place: MissingExport) =>
    place.name === 'default'
      ? error('template/export', place)`
          ${place.file} has no default export.
          Write: export default function Template(props) { … }`
      : error('template/export', place)`
          ${place.file} does not export "${place.name}", which other templates import.
          Write: export function ${place.name}(props) { … }`,
  noPackage: (specifier: string, file: FilePath) => error('client/package', { file })`
    The package "${specifier}", which this worker imports, is not installed.
    Install it, or correct its name.`,
  tsconfigSyntax: (why: string, file: FilePath, span: Span) => warning('tsconfig/syntax', { file, span })`
    This file is not valid JSON: ${why}
    Its "paths" and "baseUrl" are ignored.`,
}
