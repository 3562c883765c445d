/** What is known of a package while it is read. Its nodes stay when the checker is replaced; types and symbols don't. */
import type TypeScript from 'typescript'
import type { ApiMember, ApiProblem } from '../../model.js'

export class Findings {
  readonly problems: ApiProblem[] = []
  /** What the names in the texts mean: the declarations, by name. Several where a name means several things. */
  readonly named = new Map<string, Set<TypeScript.Declaration>>()
  /** The declarations of the types that declare props. */
  readonly origins = new Map<ApiMember, TypeScript.Declaration>()
  private readonly known = new Map<string, ApiMember>()
  private readonly ids = new Map<TypeScript.Declaration, number>()

  /** One object for all members that say the same: hundreds of components may inherit hundreds of props. */
  shared(member: ApiMember, origin: TypeScript.Declaration | undefined): ApiMember {
    if (origin && !this.ids.has(origin)) this.ids.set(origin, this.ids.size)
    const key = `${origin ? this.ids.get(origin) : ''} ${JSON.stringify(member)}`
    const known = this.known.get(key) ?? member
    this.known.set(key, known)
    if (origin) this.origins.set(known, origin)
    return known
  }
}
