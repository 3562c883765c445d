import { describe, expect, it } from 'vitest'
import { demoAnchors, demoIdsOf } from '../../../../src/features/demos/shared/demo-anchors.js'

describe('the anchors of a demo', () => {
  it('name language, and styling where there is a choice', () => {
    expect(demoAnchors('Bars', ['system'])).toEqual(['Bars.tsx', 'Bars.js'])
    expect(demoAnchors('Tree', ['system', 'css'])).toEqual([
      'Tree.tsx',
      'Tree.js',
      'system-Tree.tsx',
      'system-Tree.js',
      'css-Tree.tsx',
      'css-Tree.js',
    ])
  })
  it('lead back to the demo', () => {
    for (const anchor of demoAnchors('css-Tree', ['system', 'css']))
      expect(demoIdsOf(`#${anchor}`)).toContain('css-Tree')
    expect(demoIdsOf('#Bars')).toEqual(['Bars'])
    expect(demoIdsOf('#tailwind-Bars.js')).toEqual(['Bars', 'tailwind-Bars'])
    for (const hash of ['', '#', '#%3Cscript%3E', '#a b', `#${'a'.repeat(201)}`]) expect(demoIdsOf(hash)).toEqual([])
  })
})
