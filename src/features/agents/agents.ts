/** What programs read of a site: each page as Markdown, and the lists that lead to them. */
import { defineFeature } from '../../feature.js'
import { alternateOutputs } from './alternates.js'
import { indexOutputs } from './index-file.js'
import { guideCommand, packCommand } from './pack.js'
import { agentsOptions, llmsOutputs } from './llms.js'
import { skillOutputs } from './skills.js'

export const agents = defineFeature({
  name: 'agents',
  options: agentsOptions,
  commands: [packCommand, guideCommand],
  outputs: [alternateOutputs, indexOutputs, ...llmsOutputs, ...skillOutputs],
})
