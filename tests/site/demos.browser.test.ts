/** Demos and the playground of this repository's site: what only real components in a real page can show. */
import lzString from 'lz-string'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnSite, type OwnSite } from './support.js'

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

describe('a data grid', () => {
  it('filters without violating the policy of its page', { tags: 'long' }, async () => {
    const { page, complaints, close } = await site.visit('x/demos/react-data-grid/BasicDataGrid/')
    await page.locator('[data-awake]').waitFor()
    await page.locator('.MuiDataGrid-columnHeader').nth(1).hover()
    await page.locator('.MuiDataGrid-columnHeader').nth(1).getByRole('button', { name: /menu/i }).click()
    await page.getByRole('menuitem', { name: 'Filter' }).click()
    const rows = await page.locator('.MuiDataGrid-row').count()
    await page.locator('.MuiDataGrid-filterForm input').last().fill('zzz')
    await expect.poll(() => page.locator('.MuiDataGrid-row').count()).toBeLessThan(rows)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the playground', () => {
  const open = async (code: string) => {
    const hash = lzString.compressToEncodedURIComponent(JSON.stringify([['Demo.tsx', code]]))
    const visit = await site.visit(`x/playground/#code=${hash}`)
    await visit.page.getByRole('button', { name: 'Run', exact: true }).click()
    return visit
  }

  it('imports what packages export, whether or not a demo does, each module once', async () => {
    const { page, complaints, close } = await open(
      `import * as React from 'react'
import { Tooltip as All } from '@mui/material'
import Tooltip from '@mui/material/Tooltip'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTheme } from '@mui/material/styles'

export default function Demo() {
  const [text] = React.useState(useTheme().palette.mode)
  return <div><p>{'same: ' + (All === Tooltip) + ', ' + text}</p><BarChart height={100} width={100} series={[{ data: [1] }]} /></div>
}
`,
    )
    const frame = page.frameLocator('[data-live] iframe')
    await frame.getByText('same: true, light').waitFor()
    expect(await frame.locator('svg').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('explains an error of React', { tags: 'long' }, async () => {
    const { page, close } = await open('export default () => <p>{({ a: 1 })}</p>\n')
    await page.getByText('Objects are not valid as a React child (found: object with keys {a})').first().waitFor()
    await close()
  })
})
