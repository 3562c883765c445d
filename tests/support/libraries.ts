/** Well-known libraries at fixed versions, installed on demand to read their declarations. Nothing of them is committed. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Library {
  name: string
  /** Packages with their versions, the documented ones first. */
  install: string[]
  /** Those that are documented, where that is not the first one. */
  packages?: string[]
}

const mui = ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts', '@mui/x-tree-view']

export const libraries: readonly Library[] = [
  { name: 'antd', install: ['antd@6.6.8'] },
  { name: 'base-ui', install: ['@base-ui/react@1.9.0'] },
  { name: 'chakra', install: ['@chakra-ui/react@3.38.0', '@emotion/react@11.14.0'] },
  { name: 'fluent', install: ['@fluentui/react-components@9.74.11'] },
  { name: 'heroui', install: ['@heroui/react@3.2.6'] },
  { name: 'mantine', install: ['@mantine/core@9.8.1', '@mantine/hooks@9.8.1'] },
  {
    name: 'mui-x',
    install: [
      ...mui.map((one) => `${one}@8.14.0`),
      '@mui/material@7',
      '@emotion/react@11',
      '@emotion/styled@11',
      'dayjs',
    ],
    packages: mui,
  },
  { name: 'radix-themes', install: ['@radix-ui/themes@3.3.0'] },
  { name: 'react-aria', install: ['react-aria-components@1.22.1'] },
  { name: 'react-bootstrap', install: ['react-bootstrap@2.10.10'] },
]

export function documentedPackages({ install, packages }: Library): string[] {
  return packages ?? [install[0]!.replace(/(?<=.)@.*/, '')]
}

/** @returns the folder that it is installed in, below `dir`, which keeps it */
export function installLibrary(dir: string, { name, install }: Library): string {
  const root = join(dir, name)
  if (existsSync(join(root, 'node_modules'))) return root
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "private": true }\n')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--prefer-offline', '--silent']
  const react = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19']
  execFileSync('npm', ['install', ...flags, ...install, ...react], { cwd: root, stdio: 'inherit' })
  return root
}
