/**
 * The size of a demo: the width for which components that measure themselves are prerendered, and the rules of the
 * options `maxWidth`, `height` and `background`. They are rules rather than style attributes, because the page's policy allows a rule
 * by its hash.
 */
import type { Ask, CriticalCss, DataAttribute, ResolvedDemoOptions } from '../../../../feature.js'
import { demosOptions } from '../../options.js'

/** What the backgrounds of templates/styles/demo.css take from the width of an article: borders and padding. */
const inset = { outlined: 50, true: 50, playground: 2, gradient: 98, inline: 0 }

/** The width of the controls of a demo, as in templates/styles/controls.css. */
const controlsWidth = 240

export async function prerenderWidth(
  ask: Ask,
  { bg, iframe, maxWidth, controls, ssrWidth }: ResolvedDemoOptions,
): Promise<number> {
  const { articleWidth } = await demosOptions(ask)
  const whole = iframe ? articleWidth : articleWidth - inset[`${bg ?? 'outlined'}`]
  const width = controls ? whole - controlsWidth : whole
  return ssrWidth ?? Math.min(width, maxWidth ?? width)
}

const demoRoot = 'data-demo-root' satisfies DataAttribute
const demoFrame = 'data-demo-iframe' satisfies DataAttribute
const demoStage = 'data-demo-stage' satisfies DataAttribute

/**
 * A frame's height is its attribute. A demo that is not prerendered keeps its height when it is drawn, and may exceed
 * it.
 */
export function sizeRules(
  id: string,
  { maxWidth, height, iframe, ssr, background }: ResolvedDemoOptions,
): CriticalCss[] {
  const declarations = [
    ...(maxWidth === undefined ? [] : [`max-inline-size:${maxWidth}px`, 'margin-inline:auto']),
    ...(height === undefined || iframe ? [] : [`${ssr ? 'block-size' : 'min-block-size'}:${height}px`]),
  ]
  const own = `[id=${JSON.stringify(id)}]`
  const rules = [
    ...(declarations.length === 0 ? [] : [`${own} :is([${demoRoot}],[${demoFrame}]){${declarations.join(';')}}`]),
    // Important, as the stylesheet of a library paints the stage with the background of its pages.
    ...(background === undefined ? [] : [`${own} [${demoStage}]{background:${background}!important}`]),
  ]
  if (rules.length === 0) return []
  return [{ attribute: 'data-demo-size', key: 'demo-size', rules: [{ id, css: rules.join('') }] }]
}
