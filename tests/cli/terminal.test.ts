/** What commands write: nothing of it may control the terminal but their own colours. */
import { expect, test } from 'vitest'
import { terminalOf } from '../../cli/terminal.js'

test('a line keeps its colours and loses what would control the terminal', () => {
  const lines: string[] = []
  const stderr = { write: (text: string) => void lines.push(text), hasColors: () => true }
  const { log, paint } = terminalOf({ stdout: stderr, stderr, env: {} })
  log(`${paint('red', 'fault')}  a\u001b]0;title\u0007\u001b[2Jb\u009b1m\u202ec\n\td`)
  expect(lines).toEqual(['\u001b[31mfault\u001b[39m  a\ufffd]0;title\ufffd\ufffd[2Jb\ufffd1m\ufffdc\n\td\n'])
})

test('without colours there are none, wherever they come from', () => {
  const lines: string[] = []
  const stderr = { write: (text: string) => void lines.push(text) }
  terminalOf({ stdout: stderr, stderr, env: {} }).log('\u001b[31ma\u001b[39m')
  expect(lines).toEqual(['\ufffd[31ma\ufffd[39m\n'])
})
