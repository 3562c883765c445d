/** Long types list their members by the interfaces that declare them. */
import { expect, it } from 'vitest'
import type { ApiType } from '../../../src/features/api/model.js'
import { interfaceSections } from '../../../src/features/api/node/pages/view.js'
import type { ViewContext } from '../../../src/features/api/node/pages/view-context.js'

const areas = ['TableRowApi', 'TableCellEditingApi', 'TableSortApi', 'TableFilterApi']

const type = {
  kind: 'interface',
  name: 'TableApi',
  imports: [],
  inherits: [],
  members: Array.from({ length: 40 }, (_, at) => ({ name: `do${at}`, type: 'string', from: areas[at % 4] })),
} as unknown as ApiType

const groupsIn = async (descriptions: Record<string, string>) => {
  const options = { plans: {} }
  const context = {
    locale: 'zh',
    strings: {},
    names: { href: () => undefined },
    descriptions,
    commonProps: {},
    options,
  }
  const [members] = await interfaceSections(context as unknown as ViewContext, type)
  return members?.groups?.map(({ title, id, rows }) => [title, id, rows.length])
}

it('translation files name them, and their ids stay the same', async () => {
  expect(await groupsIn({})).toEqual([
    ['Cell editing', 'members-cell-editing', 10],
    ['Filter', 'members-filter', 10],
    ['Row', 'members-row', 10],
    ['Sort', 'members-sort', 10],
  ])
  const groups = await groupsIn({
    'TableApi.groups.TableCellEditingApi': '编辑单元格',
    'TableApi.groups.TableRowApi': '行',
  })
  expect([groups?.[0], groups?.[2]]).toEqual([
    ['编辑单元格', 'members-cell-editing', 10],
    ['行', 'members-row', 10],
  ])
})
