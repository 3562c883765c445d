import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Modules } from '../../src/engine/modules.js'
import type { FileSystem } from '../../src/engine/file-system.js'
import { temporaryFolder } from '../support/files.js'

describe('a folder of modules', () => {
  const files = { 'a.mjs': 'export default 1\n', 'b.mjs': "export { default } from './a.mjs'\n" }
  const sizes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.length]))
  let dir: string
  let asked: number
  const place = (modules: Modules) =>
    modules.placeFolder('name', sizes, () => {
      asked++
      return Promise.resolve(files)
    })
  const open = () => new Modules({} as FileSystem, dir)
  const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
  beforeEach(() => {
    dir = temporaryFolder('modules')
    asked = 0
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  test('is written once, and its texts are asked for only then', async () => {
    const modules = open()
    const [folder] = await Promise.all([place(modules), place(modules), place(modules)])
    expect(read(folder, 'b.mjs')).toBe(files['b.mjs'])
    expect(await place(open())).toBe(folder)
    expect(asked).toBe(1)
  })

  test('is written again when a file was truncated, or the folder was deleted meanwhile', async () => {
    const folder = await place(open())
    writeFileSync(join(folder, 'a.mjs'), '')
    const modules = open()
    expect(await place(modules)).toBe(folder)
    expect(read(folder, 'a.mjs')).toBe(files['a.mjs'])
    rmSync(folder, { recursive: true })
    await Promise.all([place(modules), place(modules)])
    expect(read(folder, 'a.mjs')).toBe(files['a.mjs'])
    expect(asked).toBe(3)
  })

  test('have the paths of files, and of the root itself', () => {
    const fs = { absolute: (path: string) => `/root/${path}` } as unknown as FileSystem
    const file = new Modules(fs, dir).place(`f('vitrine-path:', "vitrine-path:a", 'vitrine-file:b.js')`)
    expect(readFileSync(file, 'utf8')).toBe(`f('/root/', "/root/a", 'file:///root/b.js')`)
  })

  test('that could not be written is tried again', async () => {
    const modules = open()
    await expect(modules.placeFolder('name', sizes, () => Promise.reject(new Error('no texts')))).rejects.toThrow()
    expect(read(await place(modules), 'a.mjs')).toBe(files['a.mjs'])
  })
})
