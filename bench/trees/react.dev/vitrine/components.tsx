import type { ReactNode } from 'react'

interface Props {
  title?: string
  children?: ReactNode
}

const boxes = 'Note Pitfall Deprecated Wip Canary Experimental RSC NextMajor YouWillLearn Recap'
const plain = `Intro LearnMore Challenges Recipes Recipe Diagram DiagramGroup IllustrationBlock Illustration MaxWidth CodeStep
  TerminalBlock ConsoleBlock ConsoleBlockMulti ConsoleLogLine Math MathI TeamMember YouWillLearnCard CanaryBadge FullWidth
  InlineToc YouTubeIframe BlogCard RSCBadge ExperimentalBadge Sandpack SandpackRSC SandpackWithHTMLOutput ErrorDecoder LanguageList CodeDiagram`

const each = (names: string, make: (name: string) => (props: Props) => ReactNode) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, make(name)]))

export const components = {
  ...each(boxes, (name) => ({ children }) => <aside aria-label={name}>{children}</aside>),
  ...each(
    plain,
    () =>
      ({ children }) =>
        children,
  ),
  ...each('Hint Solution DeepDive', (name) => ({ title = name, children }) => (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  )),
}
