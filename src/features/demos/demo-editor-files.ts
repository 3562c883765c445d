/** What the live editor and the sandboxes fetch when a reader starts them: the list of vendors and the provider's text. */
import { posix } from 'node:path'
import { type Ask, question } from '../../engine/graph.js'
import { hash } from '../../engine/hash.js'
import type { VendorList } from '../../demo-source/vendor-list.js'
import type { OutputPath } from '../../model.js'
import { config } from '../../spine/config.js'
import { withBase } from '../../spine/paths.js'
import { sharedStylesPath } from './demo-block.js'
import { moduleRoot, providerText } from './demo-module.js'
import { vendorFolder, vendors } from './vendors.js'

export interface EditorPaths {
  frame: OutputPath
  vendors: OutputPath
  sandbox: OutputPath
}

const vendorList = question('demo-vendor-list', async (ask, _key: null): Promise<string> => {
  const site = await ask(config, null)
  const { entries, css } = await ask(vendors, { platform: 'browser', mode: 'production' })
  const folder = await vendorFolder(ask)
  const addresses = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).map(([name, file]) => [name, withBase(posix.join(folder, file), site)]))
  const shared = await sharedStylesPath(ask)
  const list: VendorList = {
    modules: addresses(entries),
    styles: { ...addresses(css), ...(shared && { 'demo-provider': withBase(shared, site) }) },
    provider: (await ask(providerText, null)).code,
  }
  return JSON.stringify(list)
})

export async function editorPaths(ask: Ask): Promise<EditorPaths> {
  const root = await moduleRoot(ask)
  const list = await ask(vendorList, null)
  return { vendors: `${root}/vendors-${hash(list, 10)}.json` as OutputPath, frame: '' as OutputPath, sandbox: '' as OutputPath }
}

/** The contents of one of these files; undefined where the path is none of them. */
export async function editorFile(ask: Ask, path: OutputPath): Promise<string | undefined> {
  const paths = await editorPaths(ask)
  return path === paths.vendors ? ask(vendorList, null) : undefined
}
