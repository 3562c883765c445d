import type { ComponentProps, ReactNode } from 'react'

export { Kbd } from '../registry/new-york-v4/ui/kbd'
export * from '../registry/new-york-v4/ui/alert'
export { AspectRatio } from '../registry/new-york-v4/ui/aspect-ratio'
export { Button } from '../registry/new-york-v4/ui/button'

interface Props {
  children: ReactNode
}
export const Tabs = ({ children }: Props) => <div>{children}</div>
export const CodeTabs = Tabs
export const TabsContent = Tabs
export const TabsList = ({ children }: Props) => <p>{children}</p>
export const TabsTrigger = ({ children }: Props) => <strong>{children} </strong>
export const CodeCollapsibleWrapper = Tabs

export const Accordion = Tabs
export const AccordionItem = ({ children }: Props) => <details>{children}</details>
export const AccordionTrigger = ({ children }: Props) => <summary>{children}</summary>
export const AccordionContent = Tabs

export const Step = (props: ComponentProps<'h3'>) => <h3 {...props} />
export const Steps = ({ children }: Props) => <div className="steps">{children}</div>
export const LinkedCard = (props: ComponentProps<'a'>) => <a {...props} />
