/** `docs-build addresses`: writes the list of addresses that later builds keep. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { config, defineCommand, fileText } from '../../feature.js'
import { addresses, addressesFile, addressesText } from './addresses.js'

export const addressesCommand = defineCommand({
  name: 'addresses',
  description: `Writes ${addressesFile}: later builds fail if one of its addresses is lost.`,
  async run({ ask, root, print, result }) {
    const known = await addresses(ask)
    const text = addressesText(known, (await ask(config)).locales)
    const before = await ask(fileText, addressesFile)
    if (text !== before) writeFileSync(join(root, addressesFile), text)
    const count = Object.keys(known).length
    result({ file: addressesFile, addresses: count, written: text !== before })
    print(`${text === before ? 'Unchanged' : 'Written'}: ${addressesFile} with ${count} addresses.`)
    return 0
  },
})
