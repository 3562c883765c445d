/**
 * Fills in the files of the folder `template`, which is a site with `__names__` in place of what differs between sites.
 */
import { readFileSync } from 'node:fs'
import { generatorFile } from '../../src/index.js'

/** A list makes a line, or a block, for each of its items; false and what is absent make none. */
export interface Values {
  readonly [name: string]: string | boolean | undefined | readonly (string | Values)[]
}

/** A block between the comments `each packages` and `end packages`, or a line with names. */
const blocksAndLines = /^[^\w\n]*each (\w+)[^\w\n]*\n([^]*?)^[^\w\n]*end \1[^\w\n]*\n|^.*__\w+__.*\n/gm

const placeholder = /__(\w+?)__/g

export function fill(template: string, values: Values): string {
  return template.replace(blocksAndLines, (text: string, block?: string, inside?: string) => {
    if (block !== undefined)
      return itemsOf(values[block])
        .map((item) => fill(inside!, { ...values, ...(typeof item === 'string' ? { [block]: item } : item) }))
        .join('')
    const names = [...text.matchAll(placeholder)].map(([, name]) => name!)
    const repeated = names.find((name) => typeof values[name] !== 'string')
    const lineWith = (item: string | Values) =>
      text.replace(placeholder, (_, name: string) => {
        const value = name === repeated ? item : values[name]
        return typeof value === 'string' ? value : ''
      })
    return itemsOf(repeated === undefined ? true : values[repeated])
      .map(lineWith)
      .join('')
  })
}

function itemsOf(value: Values[string]): readonly (string | Values)[] {
  if (typeof value === 'object') return value
  return value === true ? [''] : []
}

/** @param path in the folder `template` */
export function templateText(path: string): string {
  return readFileSync(generatorFile(`cli/init/template/${path}`), 'utf8').replaceAll('\r\n', '\n')
}
