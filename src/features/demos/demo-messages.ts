/** What the demos and their checks can say, one function each, with its code. */
import type { Diagnostic, FilePath, Span } from '../../model.js'

function error(code: string, text: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { code, severity: 'error', text, ...more }
}

const at = (file: FilePath, span: Span | undefined): Partial<Diagnostic> => ({ file, ...(span && { span }) })
const shownOn = (page: string) => `Shown on ${page}.`
const mend = 'Mend it, or write "ssr": false and a "height" for a demo that needs a browser.'

export const demoMessages = {
  packageMissing: (specifier: string, file: FilePath, span: Span | undefined) =>
    error('demo/package', `The package "${specifier}" can't be found.`, {
      ...at(file, span),
      hint: 'Install it, or mend the import.',
    }),
  threw: (name: string, thrown: string, stack: string[], page: string, file: FilePath, span: Span | undefined) =>
    error('demo/threw', `The demo "${name}" can't be prerendered: ${thrown}`, {
      ...at(file, span),
      notes: [...stack, shownOn(page)],
      hint: mend,
    }),
  stopped: (name: string, why: string, page: string, file: FilePath) =>
    error('demo/stopped', `The demo "${name}" ${why} and was stopped.`, { file, notes: [shownOn(page)], hint: mend }),
  noHeight: (name: string, file: FilePath, span: Span) =>
    error(
      'demo/height',
      `The demo "${name}" is not prerendered and has no height, so the page would jump when it appears.`,
      {
        file,
        span,
        hint: 'Write "height": 400, in pixels.',
      },
    ),
  providerThrew: (file: FilePath, thrown: string) =>
    error('demo/provider', `The demo provider threw: ${thrown}`, { file }),
  twinFailed: (reason: string, file: FilePath) =>
    error('demo/syntax', `The file can't be turned into JavaScript: ${reason}`, {
      file,
      hint: 'Mend the code of the demo.',
    }),
  inBrowser: (
    kind: 'error' | 'mismatch' | 'axe',
    name: string,
    where: string,
    text: string,
    page: string,
    pathname: string,
    file: FilePath,
  ) =>
    error(`demo/${kind === 'error' ? 'browser' : kind}`, `${name} (${where}): ${text}`, {
      file,
      notes: [shownOn(page), `On its own: ${pathname}`],
    }),
  noBrowser: (path: string) =>
    error('cli/browser', `There is no browser ${path}.`, { hint: 'Give the path of a Chromium with --browser.' }),
}
