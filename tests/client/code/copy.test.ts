import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyKeys, createCopyFeedback, type CopyState } from '../../../src/client/code/copy-button.js'
import { copied, copyText } from '../../../src/client/code/clipboard.js'
import { copyFrom } from '../../../src/client/code/copy-from.js'
import { isCopyKey } from '../../../src/client/code/copy-shortcut.js'
import { fakeClock } from '../support/fake-clock.js'

async function copy(writeText: (() => Promise<void>) | undefined, selection: () => boolean) {
  const clock = fakeClock()
  let fallbacks = 0
  const copyBySelection = () => (fallbacks++, selection())
  const outcome = copyText('text', { clipboard: writeText && { writeText }, copyBySelection, clock }).then(
    () => 'copied',
    (error: unknown) => error,
  )
  await clock.advance(5_000)
  return { outcome: await outcome, fallbacks, waiting: clock.waiting() }
}

describe('copyText', () => {
  it('uses the clipboard', async () => {
    expect(
      await copy(
        async () => {},
        () => false,
      ),
    ).toEqual({ outcome: 'copied', fallbacks: 0, waiting: 0 })
  })
  it.each<[string, (() => Promise<void>) | undefined]>([
    ['is missing', undefined],
    ['rejects', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
    [
      'throws',
      () => {
        throw new TypeError('broken')
      },
    ],
    ['never settles', () => new Promise(() => {})],
  ])('falls back to a selection where the clipboard %s', async (_name, writeText) => {
    expect(await copy(writeText, () => true)).toEqual({ outcome: 'copied', fallbacks: 1, waiting: 0 })
  })
  it.each<[string, () => boolean]>([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('no command')
      },
    ],
  ])('rejects where the command %s, too', async (_name, selection) => {
    const { outcome } = await copy(undefined, selection)
    expect(outcome).toBeInstanceOf(DOMException)
    expect((outcome as DOMException).name).toBe('NotAllowedError')
  })
})

describe('the feedback of a button', () => {
  const setUp = (duration: number) => {
    const clock = fakeClock()
    const states: CopyState[] = []
    return { clock, states, feedback: createCopyFeedback(duration, clock, (state) => states.push(state)) }
  }
  it.each([2_000, 1_200])('shows Copied for %d ms', async (duration) => {
    const { clock, states, feedback } = setUp(duration)
    await feedback.run(async () => {})
    expect(states).toEqual(['copied'])
    await clock.advance(duration - 1)
    expect(states).toEqual(['copied'])
    await clock.advance(1)
    expect(states).toEqual(['copied', 'idle'])
  })
  it('shows nothing before it is copied', async () => {
    const { clock, states, feedback } = setUp(2_000)
    let finish = () => {}
    void feedback.run(() => new Promise((resolve) => (finish = resolve)))
    await clock.advance(10_000)
    expect(states).toEqual([])
    finish()
    await clock.advance(0)
    expect(states).toEqual(['copied'])
  })
  it('shows a failure for 5 s and does not reject', async () => {
    const { clock, states, feedback } = setUp(1_200)
    await feedback.run(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await clock.advance(4_999)
    expect(states).toEqual(['failed'])
    await clock.advance(1)
    expect(states).toEqual(['failed', 'idle'])
  })
  it('starts anew when pressed again', async () => {
    const { clock, states, feedback } = setUp(2_000)
    await feedback.run(async () => {})
    await clock.advance(1_500)
    await feedback.run(async () => {})
    await clock.advance(1_999)
    expect(states).toEqual(['copied', 'copied'])
    await clock.advance(1)
    expect(states).toEqual(['copied', 'copied', 'idle'])
  })
})

describe('keys', () => {
  const event = {
    key: 'c',
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
  }
  it.each([
    [{}, true],
    [{ key: 'C' }, true],
    [{ ctrlKey: false, metaKey: true }, true],
    [{ ctrlKey: false }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
    [{ repeat: true }, false],
    [{ defaultPrevented: true }, false],
    [{ key: 'v' }, false],
  ])('%o', (change, expected) => expect(isCopyKey({ ...event, ...change })).toBe(expected))
  it.each([
    ['MacIntel', '⌘C'],
    ['iPhone', '⌘C'],
    ['Win32', 'Ctrl+C'],
    ['Linux x86_64', 'Ctrl+C'],
    ['', 'Ctrl+C'],
  ])('on %s they are %s', (platform, keys) => expect(copyKeys(platform)).toBe(keys))
})

describe('copyFrom', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('rejects once where nothing can be fetched and the browser has no clipboard for promises', async () => {
    const unhandled: unknown[] = []
    const onUnhandled = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', onUnhandled)
    vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(new DOMException('', 'NotAllowedError')) } })
    vi.stubGlobal('ClipboardItem', class {})
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, status: 503 }))
    await expect(copied(copyFrom('/page.md'))).rejects.toThrow('503')
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', onUnhandled)
    expect(unhandled).toEqual([])
  })
})
