/** This site's theme, for docs.config.ts and for demos (demo-provider.tsx): both take everything else from it. */
import type { UserConfig } from 'vitrine'

export const theme: NonNullable<UserConfig['theme']> = { brand: '#2a3fe0', radius: 10 }
