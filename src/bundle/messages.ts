/** Messages about bundles. */
import { errorAt, warningAt } from '../engine/diagnostic.js'
import type { FilePath, Severity, Span } from '../model.js'

export interface MissingExport {
  file: FilePath
  name: string
  /** What the file exports instead. */
  span?: Span
}

export const messages = {
  noDemo: (severity: Severity, { file, span }: MissingExport) => ({
    code: 'demo/export',
    severity,
    text: `${file} has no default export, so it is no demo.`,
    file,
    ...(span && { span }),
    hint: 'Write: export default function Demo() { … }',
  }),
  noExport: ({ file, name, span }: MissingExport) =>
    errorAt(
      'template/export',
      name === 'default'
        ? `${file} has no default export.`
        : `${file} does not export "${name}", which other templates import.`,
      {
        file,
        ...(span && { span }),
        hint:
          name === 'default'
            ? 'Write: export default function Template(props) { … }'
            : `Write: export function ${name}(props) { … }`,
      },
    ),
  noPackage: (specifier: string, file: FilePath) =>
    errorAt('client/package', `The package "${specifier}", which this worker imports, is not installed.`, {
      file,
      hint: 'Install it, or correct its name.',
    }),
  tsconfigSyntax: (why: string, file: FilePath, span: Span) =>
    warningAt('tsconfig/syntax', `This file is not valid JSON: ${why}`, {
      file,
      span,
      hint: 'Its "paths" and "baseUrl" are ignored.',
    }),
}
