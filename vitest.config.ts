import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^vitrine\/markdown$/, replacement: at('./src/markdown/index.ts') },
      { find: /^vitrine\/theme$/, replacement: at('./src/theme/index.ts') },
      { find: /^vitrine\/feature$/, replacement: at('./src/feature.ts') },
      { find: /^vitrine\/feature\/unstable$/, replacement: at('./src/feature-unstable.ts') },
      { find: /^vitrine\/model$/, replacement: at('./src/model.ts') },
      { find: /^vitrine$/, replacement: at('./src/index.ts') },
    ],
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/compile.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What the generator writes and runs itself, Node loads as it does in a build.
    server: { deps: { external: [/\.mjs$/] } },
    // On a busy machine; who waits for nothing to happen waits by the clock.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // Browsers on a busy machine: once more, and a real fault fails again.
    retry: process.env.CI ? 1 : 0,
  },
})
