/** The nodes that the dialect adds to the Markdown tree, and the tokens of its tokenizers. */
import type { BlockContent, DefinitionContent, Parent } from 'mdast'

/** `:::warning Title`, `<codeblock …>`, `<featureList>`: blocks that contain Markdown. */
export interface ContainerNode extends Parent {
  type: 'container'
  form: 'colons' | 'codeblock' | 'featureList'
  /** The opening line, trimmed. */
  opening: string
  closed: boolean
  children: (BlockContent | DefinitionContent)[]
}

/** `{{"demo": "Bars.js"}}`: the double braces enclose the inside of a JSON object. */
export interface DirectiveNode {
  type: 'directive'
  /** The whole line, trimmed at its end; empty for an element that is left out. */
  value: string
  /** The element that it stands for, as the configuration says. */
  by?: string
  /** What is before it in the Markdown that readers get. */
  before?: string
  /** It is one more block in place of the same text. */
  isNext?: true
  position?: Parent['position']
}

declare module 'mdast' {
  interface RootContentMap {
    container: ContainerNode
    directive: DirectiveNode
  }
  interface BlockContentMap {
    container: ContainerNode
    directive: DirectiveNode
  }
  interface ParagraphData {
    /** The first child of a container that is its title. */
    isContainerTitle?: true
  }
  interface HeadingData {
    /** It is above a block that is in place of an element or of code, and those below are as deep as it is. */
    isOfBlock?: true
  }
  interface HtmlData {
    /** It is no part of the text, such as of a heading. */
    isLabel?: true
  }
  interface LinkData {
    /** Position of the destination in the text. */
    destination?: [start: number, end: number]
  }
  interface ImageData {
    destination?: [start: number, end: number]
  }
  interface DefinitionData {
    destination?: [start: number, end: number]
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    dialectContainer: 'dialectContainer'
    dialectContainerOpen: 'dialectContainerOpen'
    dialectContainerContent: 'dialectContainerContent'
    dialectContainerClose: 'dialectContainerClose'
    dialectDirective: 'dialectDirective'
  }
}
