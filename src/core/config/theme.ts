/** The theme of the configuration: complete, for the stylesheet, and the part that pages need. */
import { Failure } from '../../engine/diagnostic.js'
import { type Ask, question } from '../../engine/question.js'
import { fileText } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import { createTheme, type Theme } from '../../theme/create-theme.js'
import { headScriptOptions } from '../../theme/head-script.js'
import { ThemeError } from '../../theme/theme-error.js'
import { config, configFile } from './config.js'
import { keySpan, stringSpan } from './source-place.js'

/** The complete theme; an invalid colour is an error of the configuration. */
export async function siteTheme(ask: Ask): Promise<Theme> {
  const { theme } = await ask(config)
  try {
    return createTheme(theme)
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error
    const file = await ask(configFile)
    const text = (await ask(fileText, file)) ?? ''
    const value = /^"([^"]+)"/.exec(error.message)?.[1]
    const span = (value && stringSpan(text, value)) || keySpan(text, ['theme'])
    throw new Failure(messages.badConfigValue('theme', error.message.replace(/\.$/, ''), { file, span }), 2)
  }
}

/** The part of the theme that every page contains. */
export const pageTheme = question('page-theme', async (ask) => {
  const theme = await siteTheme(ask)
  const { storagePrefix } = await ask(config)
  const { schemes, defaults } = headScriptOptions(theme, storagePrefix)
  const modes = Object.fromEntries(Object.entries(theme.colorSchemes).map(([name, { mode }]) => [name, mode]))
  // Left out for a site with only the schemes `light` and `dark`, to keep pages small.
  const isPlain = Object.entries(modes).every(([name, mode]) => name === mode)
  return { schemes, defaults, defaultColorScheme: theme.defaultColorScheme, ...(!isPlain && { modes }) }
})
