/**
 * Filters HTML by an allow-list (`html: 'sanitize'`), for sites with outside contributors: the page is parsed as in a
 * browser (hast-util-raw) and cleaned with GitHub's schema, extended by what this pipeline itself produces.
 *
 * Only this mode uses an HTML parser; in the trusted mode it would also change four examples of CommonMark.
 */
import type { Element, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import { visit } from 'unist-util-visit'
import type { Span } from '../../model.js'
import { copyMark, report, type Context } from '../context.js'
import { layoutBlocks, noteLayoutBlocks } from '../layout-blocks.js'
import { imageMark, linkMark } from '../links.js'
import { htmlId } from '../messages.js'
import { sourceSet } from './raw-html.js'
import { checkUrl } from '../urls.js'

const classes = [
  'className',
  'callout',
  // Kinds, title and content.
  /^callout-[a-z][a-z0-9-]*$/,
  'block-title',
  'details',
  ...layoutBlocks,
  'folder',
  'file',
  'feature-list',
  'table-wrap',
  'heading-anchor',
  'description',
  'key',
  'only-light-mode',
  'only-dark-mode',
  'align-left',
  'align-center',
  'align-right',
  'task-list-item',
  'contains-task-list',
  'sr-only',
  'footnotes',
  'data-footnote-backref',
] as const

type PropertyDefinition = NonNullable<Schema['attributes']>[string][number]

const { '*': everywhere = [], a = [], img = [], input = [], code = [], ...rest } = defaultSchema.attributes ?? {}
const forms = new Set(['accept', 'acceptCharset', 'accessKey', 'action', 'encType', 'method', 'prompt'])
const withoutClasses = (list: PropertyDefinition[]) =>
  list.filter((entry) => !Array.isArray(entry) || entry[0] !== 'className')

const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'mark', 'abbr', 'small', 'u', 'time'],
  clobber: [],
  attributes: {
    ...Object.fromEntries(Object.entries(rest).map(([name, list]) => [name, withoutClasses(list)])),
    a: [...withoutClasses(a), 'ariaDescribedBy'],
    img: [...img, 'loading'],
    input: [...input, 'ariaLabel'],
    code,
    div: [['role', 'note', 'group'], 'ariaLabel'],
    '*': [...everywhere.filter((name) => typeof name !== 'string' || !forms.has(name)), [...classes]],
  },
  protocols: {},
}

/** Whether `html: 'sanitize'` keeps an element. */
export function isAllowedElement(name: string): boolean {
  return schema.tagNames!.includes(name)
}

/** Marks of placeholders pass: they are text and attribute values without a scheme. */
export function sanitizeTree(context: Context, tree: Root): Root {
  const clean = sanitize(raw(tree), schema) as Root
  const whole: Span = { start: 0, end: context.text.length }
  visit(clean, 'element', (element: Element) => {
    if (Array.isArray(element.properties.className)) noteLayoutBlocks(context, element.properties.className.map(String))
    for (const [name, value] of Object.entries(element.properties)) {
      if (typeof value !== 'string' || value.includes('\0')) continue
      const span = find(context, value) ?? whole
      if (name === 'href') setUrl(element, name, linkMark(context, value, span))
      else if (name === 'src')
        setUrl(element, name, imageMark(context, value, span, element.properties.width === undefined))
      else if (name === 'srcSet')
        setUrl(
          element,
          name,
          sourceSet(context, value, (url) => find(context, url) ?? whole),
        )
      else if (name === 'longDesc') delete element.properties[name]
      else if (name === 'cite') setUrl(element, name, checkUrl(value, context.options.config).url)
      else if (name === 'id' || name === 'name') element.properties[name] = ownId(context, name, value, span)
    }
  })
  return clean
}

function setUrl(element: Element, name: string, value: string): void {
  if (value === '') delete element.properties[name]
  else element.properties[name] = value
}

/** The prefix prevents DOM clobbering: names in content that hide properties of the document. */
function ownId(context: Context, name: string, value: string, span: Span): string {
  const own = value.startsWith('user-content-') || value === 'footnote-label' ? value : `user-content-${value}`
  if (name === 'id' && context.parts.anchors.includes(own)) report(context, htmlId(own), span)
  else if (name === 'id') context.parts.anchors.push(own)
  return own + (name === 'id' && own !== value ? copyMark(context) : '')
}

function find(context: Context, value: string): Span | undefined {
  const start = value === '' ? -1 : context.text.indexOf(value)
  return start === -1 ? undefined : { start, end: start + value.length }
}
