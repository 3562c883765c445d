/**
 * Which plan of the Data Grid contains what: `{{"component": "GridPlans", "of": "features"}}` lists the pages of the
 * navigation, `"of": "components"` the parts of the API that belong to paid packages. Both follow the labels there, so
 * that a page and its row can't disagree.
 */
import type { NavNode, Plan, Translations } from 'vitrine'
import { api } from '../api.js'
import navigation from '../navigation.js'

interface GridPlansProps {
  of: 'features' | 'components'
  userLanguage: string
  translations: Translations
}

/** Headings of pages that combine features rather than describe one. */
const tasks = new Set(['/x/react-data-grid/recipes', '/x/react-data-grid/guides'])

const plans: readonly Plan[] = ['community', 'pro', 'premium']

const texts = {
  en: { feature: 'Feature', name: 'Component or type', yes: 'included', no: 'not included' },
  zh: { feature: '功能', name: '组件或类型', yes: '包含', no: '不包含' },
}

interface Row {
  pathname: string
  title: string
  plan: Plan
  planned?: boolean
}

/** Pages that follow each other in one group, or in none. */
interface Section {
  title?: string
  rows: Row[]
}

export default function GridPlans({ of, userLanguage, translations }: GridPlansProps) {
  const words = texts[userLanguage === 'zh' ? 'zh' : 'en']
  const titleOf = ({ pathname, title }: NavNode) => translations.pages[pathname] ?? (title as string)
  const sections = of === 'features' ? featureSections(titleOf) : [{ rows: paidEntries() }]
  const prefix = userLanguage === 'zh' ? '/zh' : ''
  return (
    <div className="table-wrap">
      <table>
        <thead>
          <tr>
            <th scope="col">{of === 'features' ? words.feature : words.name}</th>
            {plans.map((plan) => (
              <th scope="col" key={plan} className="align-center">
                {translations.strings[`plan.${plan}`]}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section, index) => (
          <tbody key={index}>
            {section.title && (
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {section.title}
                </th>
              </tr>
            )}
            {section.rows.map((row) => (
              <tr key={row.pathname}>
                <td>
                  <a href={`${prefix}${row.pathname}/`}>{of === 'features' ? row.title : <code>{row.title}</code>}</a>
                  {row.planned && ` (${translations.strings['label.planned']})`}
                </td>
                {plans.map((plan) => (
                  <td key={plan} className="align-center">
                    {plans.indexOf(plan) >= plans.indexOf(row.plan) ? (
                      <span role="img" aria-label={words.yes}>
                        ✓
                      </span>
                    ) : (
                      <span role="img" aria-label={words.no}>
                        –
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** The pages about features, which are those below the headings of the Data Grid's part of the navigation. */
function featureSections(titleOf: (node: NavNode) => string): Section[] {
  const { children = [] } = navigation.find(({ pathname }) => pathname === '/x/react-data-grid-group')!
  const sections: Section[] = []
  const walk = (nodes: readonly NavNode[], group: NavNode | undefined, inherited: Plan): void => {
    const rows: Row[] = []
    for (const node of nodes) {
      const plan = node.plan ?? inherited
      if (node.children) walk(node.children, node, plan)
      else rows.push({ pathname: node.pathname, title: titleOf(node), plan, ...(node.planned && { planned: true }) })
    }
    if (rows.length > 0) sections.push({ ...(group && { title: titleOf(group) }), rows })
  }
  for (const heading of children) {
    if (heading.subheader && !tasks.has(heading.pathname)) walk(heading.children ?? [], undefined, 'community')
  }
  return sections
}

/** What only paid packages have, with a page of the reference each. */
function paidEntries(): Row[] {
  const grid = api.packages!.find(({ name }) => name === '@mui/x-data-grid')!
  return (grid.elsewhere ?? []).flatMap(({ plan, components = [], interfaces = [] }) =>
    [...components, ...interfaces].map((name) => ({
      pathname: `${grid.at}/${name.replace(/([a-z0-9])(?=[A-Z])/g, '$1-').toLowerCase()}`,
      title: name,
      plan,
    })),
  )
}
