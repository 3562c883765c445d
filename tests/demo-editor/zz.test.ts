import { it } from 'vitest'
import { editorSite } from './support/editor-site.js'
it('x', async () => {
  const site = await editorSite()
  const { page, errors } = await site.open('/x/demos/')
  await page.evaluate(() => document.addEventListener('securitypolicyviolation', (e) => console.log('VIOL', e.violatedDirective, e.sample, e.sourceFile, e.lineNumber, (e.target as Element)?.outerHTML?.slice?.(0,300))))
  page.on('console', (m) => console.log(m.text()))
  await page.evaluate(() => { const o = Element.prototype.setAttribute; Element.prototype.setAttribute = function (n: string, v: string) { if (n === 'style') console.log('SETATTR ' + v + new Error().stack); return o.call(this, n, v) }
   const c = Node.prototype.cloneNode; Node.prototype.cloneNode = function (d?: boolean) { const h = (this as Element).outerHTML ?? ''; if (h.includes('style')) console.log('CLONE ' + h.slice(0, 200) + new Error().stack); return c.call(this, d) }
   const d = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!; Object.defineProperty(Element.prototype, 'innerHTML', { ...d, set(v) { if (/style/.test(v)) console.log('HTML ' + v); d.set!.call(this, v) } }); const i = Range.prototype.insertNode; })
  await page.locator('#Counter .v-demo-toggle summary').click()
  await page.locator('#Counter [data-demo-edit]').click()
  await page.locator('#Counter .cm-content').waitFor()
  await page.locator('#Counter .cm-content').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText("import { label, state } from 'tiny-labels';\nimport 'pretty.css';\nexport default function Demo() {\n  const [a] = state(7);\n  return <p className=\"pretty\">{label} {a}</p>;\n}")
  await page.waitForTimeout(3000)
  console.log(await page.locator('#Counter .v-editor-problem').textContent(), errors)
  await site.close()
})
