import { expect, it } from 'vitest'
import { checkInBrowser } from '../../../src/features/demos/node/check/check-browser.js'
import { installBrowser } from '../../../scripts/browsers.mjs'

it(
  'a page that never becomes ready is a problem of that page, and the others are checked',
  { tags: 'long' },
  async () => {
    const pages: Record<string, string> = {
      'slow/index.html': '<!doctype html><title>Slow</title><script>for (;;);</script>',
      'other/index.html':
        '<!doctype html><html lang="en"><title>Other</title><div data-demo-root="Other-system" data-styling="system" data-awake><p>Other</p></div>',
    }
    const found = await checkInBrowser(
      ['slow', 'other'].map((name) => ({
        pathname: `/${name}/`,
        formats: 'en-US',
        variants: [{ styling: 'system' as const }],
      })),
      {
        executable: installBrowser('chromium'),
        base: '/',
        storagePrefix: 'test',
        ignore: [],
        timeoutSeconds: 15,
        file: (path) => Promise.resolve(pages[path]),
      },
    )
    expect(found.get('/slow/')!.problems).toEqual([
      { looks: ['light', 'dark', 'rtl'], kind: 'slow', text: 'The page was not ready within 15 s.' },
    ])
    expect(found.get('/other/')!.problems).toEqual([])
  },
)
