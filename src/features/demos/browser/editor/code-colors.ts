/**
 * The language of the editor and its colours: those that the same code has in the blocks of pages, where the grammar of
 * another editor gives them. The parser here knows more of the code and less of such names, so a few of its nodes get
 * styles of their own.
 */
import { javascript } from '@codemirror/lang-javascript'
import { HighlightStyle, LanguageSupport, type LRLanguage, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { styleTags, Tag, tags } from '@lezer/highlight'

/** The names are those of `editorColors`, which has the colour of each. */
const color = (name: 'keyword' | 'string' | 'comment' | 'constant' | 'function' | 'tag' | 'type') =>
  `var(--v-syntax-${name}, currentColor)`

const [keyword, string, constant, called, named] = [
  Tag.define(),
  Tag.define(),
  Tag.define(),
  Tag.define(),
  Tag.define(),
]

/** In the order of the list above; of several paths to a node, the longest counts. */
const asInBlocks = styleTags({
  'JSXEscape/{ JSXEscape/} JSXSpreadAttribute/{ JSXSpreadAttribute/} TypeAnnotation/:': keyword,
  'Arrow Spread Optional': keyword,
  'InterpolationStart InterpolationEnd': string,
  'VariableDeclaration/VariableDefinition VariableDeclaration/ArrayPattern/VariableDefinition': constant,
  'VariableDeclaration/ObjectPattern/PatternProperty/VariableDefinition ForOfSpec/VariableDefinition': constant,
  'InstantiationExpression/VariableName': called,
  'ParamList/VariableDefinition ParamList/ObjectPattern/PatternProperty/VariableDefinition PropertyType/PropertyDefinition':
    named,
  'ParamList/ObjectPattern/PatternProperty/ObjectPattern/PatternProperty/VariableDefinition': named,
  'ExportDeclaration/FunctionDeclaration/ParamList/( ExportDeclaration/FunctionDeclaration/ParamList/)': named,
  'ExportDeclaration/FunctionDeclaration/ParamList/ObjectPattern/{ ExportDeclaration/FunctionDeclaration/ParamList/ObjectPattern/}':
    named,
  'ExportDeclaration/FunctionDeclaration/ParamList/ObjectPattern/,': named,
})

export const codeHighlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operator, tags.modifier, tags.definitionKeyword, keyword], color: color('keyword') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, string], color: color('string') },
  { tag: [tags.comment], color: color('comment') },
  { tag: [tags.number, tags.bool, tags.null, tags.attributeName, constant], color: color('constant') },
  {
    tag: [
      tags.function(tags.variableName),
      tags.definition(tags.function(tags.variableName)),
      tags.function(tags.propertyName),
      tags.className,
      called,
    ],
    color: color('function'),
  },
  { tag: tags.derefOperator, color: 'inherit' },
  { tag: [tags.tagName], color: color('tag') },
  { tag: [tags.typeName, named], color: color('type') },
])

/** The parser without the rest of the editor. */
export const codeLanguage = (javascript({ typescript: true, jsx: true }).language as LRLanguage).configure({
  props: [asInBlocks],
})

export const codeColors: Extension = [
  new LanguageSupport(codeLanguage, javascript({ typescript: true, jsx: true }).support),
  syntaxHighlighting(codeHighlighting),
]
