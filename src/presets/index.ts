/** The generators whose trees are understood. */
import type { MarkdownPreset } from '../model.js'
import { dumi } from './dumi.js'
import { docusaurus } from './docusaurus.js'
import { fumadocs } from './fumadocs.js'
import { nextra } from './nextra.js'
import type { Preset } from './preset.js'
import { starlight } from './starlight.js'
import { storybook } from './storybook.js'
import { tanstack } from './tanstack.js'
import { vitepress } from './vitepress.js'

export const presets: Record<MarkdownPreset, Preset> = {
  vitepress,
  docusaurus,
  starlight,
  nextra,
  fumadocs,
  dumi,
  storybook,
  tanstack,
}
