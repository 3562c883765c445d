/** Typed doors for the files that maintainers write. Apart from the schema, so that importing them costs nothing. */
import type { NavNode } from './model.js'
import type { UserConfig } from './spine/user-config.js'

/** Types a configuration; returns it unchanged. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}

/** Types a navigation; returns it unchanged. */
export function defineNavigation(navigation: NavNode[]): NavNode[] {
  return navigation
}
