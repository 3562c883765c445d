/**
 * What the live editor and the sandboxes fetch when a reader starts them: the list of vendors and the provider's text.
 */
import { type Ask, config, fileText, hash, type OutputPath, question, withBase } from '../../../../feature.js'
import { providerFile, type ProviderKey } from '../../../../feature-unstable.js'
import { editorFiles } from './editor-frame.js'
import { sandboxTemplate } from '../source/sandbox-template.js'
import type { VendorList } from '../../shared/vendor-list.js'
import { demoPackages, withoutAliases } from '../source/demo-files.js'
import { moduleRoot, providerText } from './demo-module.js'
import { sharedStylesPath } from '../render/prerender.js'
import { editorPackages } from './editor-packages.js'
import { vendorAddress } from './vendors.js'

export type EditorPaths = {
  frame: OutputPath
  /** The editor's stylesheet. */
  styles: OutputPath
  vendors: OutputPath
  sandbox: OutputPath
}

const vendorList = question('demo-vendor-list', async (ask, provider: ProviderKey): Promise<string> => {
  const site = await ask(config)
  const { entries, scripts, css, explainingReact } = await ask(editorPackages)
  const address = await vendorAddress(ask, 'production')
  const mapValues = <From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))
  const shared = await ask(sharedStylesPath)
  const list: VendorList = {
    modules: mapValues(entries, ({ file }) => file),
    files: mapValues(scripts, address),
    explainingReact: address(explainingReact),
    styles: { ...mapValues(css, address), ...(shared && { 'demo-provider': withBase(shared, site) }) },
    provider: (await ask(providerText, provider)).code,
  }
  return JSON.stringify(list)
})

/** What sandbox projects have in common, as JSON. */
const sandboxTemplateText = question('demo-sandbox-template', async (ask, provider: ProviderKey): Promise<string> => {
  const file = await providerFile(ask, provider)
  const text = await withoutAliases(ask, (await ask(fileText, file)) ?? '', file)
  return JSON.stringify(await ask(sandboxTemplate, { specifiers: await ask(demoPackages), provider: text }))
})

/** @param provider that around what is edited */
export const editorPaths = question('demo-editor-paths', async (ask, provider: ProviderKey): Promise<EditorPaths> => {
  const root = await moduleRoot(ask, 'production')
  const { frame, styles } = await ask(editorFiles)
  return {
    frame: frame.path,
    styles: styles.path,
    vendors: `${root}/vendors-${hash(await ask(vendorList, provider), 10)}.json` as OutputPath,
    sandbox: `${root}/sandbox-${hash(await ask(sandboxTemplateText, provider), 10)}.json` as OutputPath,
  }
})

/** The text of one of these files. */
export async function editorText(ask: Ask, file: keyof EditorPaths, provider: ProviderKey): Promise<string> {
  if (file === 'vendors') return ask(vendorList, provider)
  if (file === 'sandbox') return ask(sandboxTemplateText, provider)
  return (await ask(editorFiles))[file].text
}
