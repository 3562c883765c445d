/**
 * Libraries of other authors, whose types are written in other ways: `as` of react-bootstrap, `forwardRef` of Radix with
 * props that several interfaces inherit. The expected lists are read by people from the published declarations.
 */
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { createExtractor } from '../../../src/features/api/node/extract/extractor.js'
import type { ApiComponent, ApiPackage } from '../../../src/features/api/model.js'
import { packageRoot } from '../../support/files.js'

const read = new Map<string, ApiPackage>()
beforeAll(() => {
  const extractor = createExtractor(ts)
  const wanted = {
    'react-bootstrap': ['Alert', 'Badge', 'Button', 'FormControl'],
    '@radix-ui/react-slider': ['Slider', 'Thumb'],
  }
  for (const [name, detailed] of Object.entries(wanted))
    read.set(
      name,
      extractor.extract({
        root: packageRoot.replace(/\/$/, ''),
        package: name,
        keepInherited: [],
        omit: [],
        detailed: { components: detailed, types: [] },
      }),
    )
})

function component(owner: string, name: string): ApiComponent {
  const found = read.get(owner)!.entries.find((one) => one.name === name)
  if (found?.kind !== 'component') throw new Error(`${name} is no component`)
  return found
}
const props = (owner: string, name: string) =>
  component(owner, name).props.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type}`)

test('they are read without problems', () => {
  for (const { problems } of read.values()) expect(problems).toEqual([])
})

test('a component with a tag that can be chosen, which inherits from another package', () => {
  expect(props('react-bootstrap', 'Button')).toEqual([
    'active?: boolean',
    'as?: React.ElementType',
    'bsPrefix?: string',
    'disabled?: boolean',
    'href?: string',
    'rel?: string',
    "size?: 'sm' | 'lg'",
    'target?: string',
    'variant?: ButtonVariant',
  ])
  expect(component('react-bootstrap', 'Button').props.filter((one) => one.package === '@restart/ui').length).toBe(4)
  expect(component('react-bootstrap', 'Button')).toMatchObject({
    typeParameters: 'As extends React.ElementType = TInitial',
    inherits: ["React.ComponentPropsWithoutRef<'button'>"],
    propsType: 'ButtonProps',
  })
})

test('attributes that are left out and declared anew', () => {
  expect(props('react-bootstrap', 'Form.Control').map((one) => one.replace(/^as\?.*/, 'as'))).toEqual([
    'as',
    'bsPrefix?: string',
    'disabled?: boolean',
    'htmlSize?: number',
    'isInvalid?: boolean',
    'isValid?: boolean',
    'onChange?: React.ChangeEventHandler<FormControlElement>',
    'plaintext?: boolean',
    'readOnly?: boolean',
    "size?: 'sm' | 'lg'",
    'type?: string',
    'value?: string | string[] | number',
  ])
  expect(component('react-bootstrap', 'Form.Control').inherits).toEqual([
    "Omit<React.InputHTMLAttributes<FormControlElement>, 'size'>",
  ])
})

test('a component of attributes and few props', () => {
  expect(props('react-bootstrap', 'Badge').slice(1)).toEqual([
    'bg?: Variant',
    'bsPrefix?: string',
    'pill?: boolean',
    'text?: Color',
  ])
  expect(component('react-bootstrap', 'Alert')).toMatchObject({
    ref: 'HTMLDivElement',
    inherits: ['React.HTMLAttributes<HTMLDivElement>'],
  })
})

test('forwardRef over interfaces that extend unions', () => {
  expect(props('@radix-ui/react-slider', 'Slider')).toEqual([
    'asChild?: boolean',
    'defaultValue?: number[]',
    'dir?: Direction',
    'disabled?: boolean',
    'form?: string',
    'inverted?: boolean',
    'max?: number',
    'min?: number',
    'minStepsBetweenThumbs?: number',
    'name?: string',
    'onValueChange?: (value: number[]) => void',
    'onValueCommit?: (value: number[]) => void',
    'orientation?: Orientation',
    'preserveThumbOrder?: boolean',
    'step?: number',
    'value?: number[]',
  ])
  for (const name of ['Slider', 'Thumb'])
    expect(component('@radix-ui/react-slider', name)).toMatchObject({
      ref: 'HTMLSpanElement',
      inherits: ['React.ComponentPropsWithoutRef<typeof Primitive.span>'],
    })
})
