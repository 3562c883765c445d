/**
 * Large sets of props that many components take from one type, such as style props: described once, on a page of their
 * own, instead of in each component.
 */
import type { ApiComponent, ApiMember } from '../../model.js'
import { nameFilter } from '../../name-filter.js'

/** From so many props in so many components on, a set is apart. */
const manyProps = 40
const manyComponents = 10

/**
 * Takes the props of such sets out of the components, which then name the set in `shared`. Only what a component takes
 * exactly as most others do belongs to the set; what it changes stays with it.
 *
 * @param originOf what declares a prop, if it has a name
 * @param patterns names of types whose props are apart in any case, or never: `!StyleProps`
 * @returns the sets, with their props in order
 */
export function takeSharedProps<Type>(
  components: readonly ApiComponent[],
  originOf: (prop: ApiMember) => Type | undefined,
  nameOf: (origin: Type) => string,
  patterns: readonly string[] = [],
): Map<Type, ApiMember[]> {
  const users = new Map<Type, Map<string, Map<ApiMember, number>>>()
  const counts = new Map<Type, number>()
  for (const { props } of components) {
    const origins = new Set<Type>()
    for (const prop of props) {
      const origin = originOf(prop)
      if (!origin) continue
      origins.add(origin)
      const byName = entryOf(users, origin, () => new Map<string, Map<ApiMember, number>>())
      const versions = entryOf(byName, prop.name, () => new Map<ApiMember, number>())
      versions.set(prop, (versions.get(prop) ?? 0) + 1)
    }
    for (const one of origins) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const isChosen = nameFilter(patterns)
  const isRefused = nameFilter(['*', ...patterns])
  const sets = new Map<Type, ApiMember[]>()
  for (const [origin, byName] of users) {
    const isLarge = byName.size >= manyProps && counts.get(origin)! >= manyComponents
    const name = nameOf(origin)
    if (!isChosen(name) && !(isLarge && isRefused(name))) continue
    const usual = [...byName.values()].map((versions) =>
      [...versions].reduce((best, one) => (one[1] > best[1] ? one : best)),
    )
    sets.set(
      origin,
      usual.map(([prop]) => prop),
    )
  }
  const originIn = new Map([...sets].flatMap(([origin, props]) => props.map((prop) => [prop, origin] as const)))
  for (const component of components) {
    const taken = new Map<Type, Set<ApiMember>>()
    for (const prop of component.props) {
      const origin = originIn.get(prop)
      if (origin) entryOf(taken, origin, () => new Set<ApiMember>()).add(prop)
    }
    for (const [origin, props] of taken) {
      const all = sets.get(origin)!
      // A few of many: they are listed with its own.
      if (props.size * 2 < all.length) continue
      component.props = component.props.filter((one) => !props.has(one))
      component.shared ??= []
      const without = all.filter((one) => !props.has(one)).map(({ name }) => name)
      component.shared.push({ type: nameOf(origin), without: without.sort() })
    }
  }
  return sets
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}
