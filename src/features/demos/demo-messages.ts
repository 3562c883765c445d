/** What the demos and their checks can say, one function each, with its code. */
import { errorAt, type FilePath, type Span } from '../../feature.js'

const shownOn = (page: string) => `Shown on ${page}.`
const fix = 'Fix it, or write "ssr": false and a "height" for a demo that needs a browser.'

export const demoMessages = {
  missing: (name: string, near: string | undefined, file: FilePath, span: Span) =>
    errorAt('demo/missing', `No demo "${name}" beside this page.`, {
      file,
      span,
      hint: near ? `Did you mean "${near}"?` : 'A demo is a .tsx file beside the page, or a folder with variants.',
    }),
  packageMissing: (specifier: string, file: FilePath, span: Span | undefined) =>
    errorAt('demo/package', `The package "${specifier}" can't be found.`, {
      file,
      span,
      hint: 'Install it, or fix the import.',
    }),
  threw: (name: string, thrown: string, stack: string[], page: string, file: FilePath, span: Span | undefined) =>
    errorAt('demo/threw', `The demo "${name}" can't be prerendered: ${thrown}`, {
      file,
      span,
      notes: [...stack, shownOn(page)],
      hint: fix,
    }),
  stopped: (name: string, why: string, page: string, file: FilePath) =>
    errorAt('demo/stopped', `The demo "${name}" ${why} and was stopped.`, { file, notes: [shownOn(page)], hint: fix }),
  noHeight: (name: string, file: FilePath, span: Span) =>
    errorAt(
      'demo/height',
      `The demo "${name}" is not prerendered and has no height, so the page would jump when it appears.`,
      {
        file,
        span,
        hint: 'Write "height": 400, in pixels.',
      },
    ),
  providerThrew: (file: FilePath, thrown: string) =>
    errorAt('demo/provider', `The demo provider threw: ${thrown}`, { file }),
  twinFailed: (reason: string, file: FilePath) =>
    errorAt('demo/syntax', `The file can't be turned into JavaScript: ${reason}`, {
      file,
      hint: 'Fix the code of the demo.',
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
    errorAt(`demo/${kind === 'error' ? 'browser' : kind}`, `${name} (${where}): ${text}`, {
      file,
      notes: [shownOn(page), `On its own: ${pathname}`],
    }),
  noneMatches: (globs: string[]) =>
    errorAt('cli/only', `No demo matches ${globs.join(', ')}.`, {
      hint: 'Globs are matched against the pathnames of demos: "/x/demos/react-charts/**".',
    }),
  noBrowser: (path: string) =>
    errorAt('cli/browser', `There is no browser ${path}.`, { hint: 'Give the path of a Chromium with --browser.' }),
}
