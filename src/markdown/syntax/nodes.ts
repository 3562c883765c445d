/** The nodes that the dialect adds to Markdown's tree, and the tokens that its tokenizers emit. */
import type { BlockContent, DefinitionContent, Parent } from 'mdast'

/** `:::warning Title`, `<codeblock …>`, `<featureList>`: blocks that hold Markdown. */
export interface ContainerNode extends Parent {
  type: 'container'
  form: 'colons' | 'codeblock' | 'featureList'
  /** The opening line, trimmed. */
  opening: string
  closed: boolean
  children: (BlockContent | DefinitionContent)[]
}

/** `{{"demo": "Bars.js"}}`: a line of JSON without braces of its own. */
export interface DirectiveNode {
  type: 'directive'
  /** The whole line, trimmed at its end. */
  value: string
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
  interface LinkData {
    /** Where the destination is written. */
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
