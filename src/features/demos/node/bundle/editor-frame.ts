/**
 * Two files of the live editor that are the same on every page: the document of the frame in which edited code runs,
 * and the editor's stylesheet, which the first paint does not need.
 *
 * The frame is a file of its own, because a frame made from text inherits the page's policy, which lets no inline
 * script pass. Its own policy is in the file, so it works on any static host: inline script and style, modules from
 * texts (`blob:`), and of the network nothing but the site's own images. What loads it gives it no origin
 * (`sandbox="allow-scripts"`).
 */
import { type Ask, assetFolder, type DataAttribute, hash, type OutputPath, question } from '../../../../feature.js'
import { demosOptions } from '../../options.js'
import {
  bundle,
  bundleCss,
  bundledPackages,
  editorColorStyles,
  forBrowser,
  graphPlugin,
} from '../../../../feature-unstable.js'

export interface EditorFile {
  path: OutputPath
  text: string
}

const policy =
  "default-src 'none'; script-src blob: 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; font-src data:"

/** The two files, with their texts. */
export const editorFiles = question('editor-files', async (ask): Promise<{ frame: EditorFile; styles: EditorFile }> => {
  const folder = `${await assetFolder(ask)}/demos`
  const frame = frameHtml(await frameScript(ask), (await demosOptions(ask)).align)
  const { css } = await bundleCss(ask, { entry: "@import 'vitrine:templates/styles/demo-editor.css';" })
  const styles = css + (await ask(editorColorStyles, '.v-editor'))
  return {
    frame: { path: `${folder}/frame-${hash(frame, 10)}.html` as OutputPath, text: frame },
    styles: { path: `${folder}/editor-${hash(styles, 10)}.css` as OutputPath, text: styles },
  }
})

async function frameScript(ask: Ask): Promise<string> {
  const entry = {
    text: "import 'vitrine:dist/src/features/demos/browser/editor/frame-runtime.js'",
    loader: 'ts' as const,
  }
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      entryPoints: ['entry'],
      format: 'iife',
      charset: 'ascii',
      plugins: [graphPlugin(ask, bundledPackages, { entry })],
    },
    { code: 'client/syntax', hint: 'Fix the code for the browser.' },
  )
  return outputFiles[0]!.text
}

/**
 * @param script runs when the body is there
 * @param align of a demo that has no option of its own
 */
export function frameHtml(script: string, align: 'start' | 'center'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Demo</title>
<style>
html{background:transparent}
body{margin:0}
#root{box-sizing:content-box;display:flow-root;block-size:var(--height,auto);max-inline-size:var(--max-width,none);margin-inline:auto;padding:var(--padding,24px)}
[data-align=center]>#root{display:flex;flex-wrap:wrap;justify-content:center}
</style>
</head>
<body ${'data-demo-stage' satisfies DataAttribute} ${'data-align' satisfies DataAttribute}="${align}">
<div id="root" ${'data-demo-root' satisfies DataAttribute}></div>
<script>${script.replaceAll('</', '<\\/').trimEnd()}</script>
</body>
</html>
`
}
