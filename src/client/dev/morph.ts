/**
 * Updates an open page to newer HTML, changing only what differs between the two versions.
 *
 * The open page has state: opened groups, elements and attributes added by scripts, selected text. So the new HTML is
 * not compared with the page but with a shadow copy of the page as it was served, and the differences are applied to
 * the page. Where both versions agree, the page keeps its current state. Comparing the page itself with the HTML, as
 * common morphing libraries do, was rejected because it would undo everything the reader and the scripts have done.
 */
import { data, emit, findAll, on } from '../platform/page.js'
import { selector } from '../platform/contract.js'

export class Morph {
  readonly #document: Document
  /** The page as it was served, and what has come since. */
  readonly #shadow: HTMLElement
  /** The node of the page for each node of the shadow. */
  readonly #live = new WeakMap<Node, Node>()
  /** Demos whose module was exchanged, and which are drawn in the browser since. */
  readonly #exchanged = new WeakSet<HTMLElement>()
  /** Demos added by the newest HTML; true if they replace one that was awake. */
  readonly #added = new Map<HTMLElement, boolean>()

  /** @param document as served; call this before other scripts change it */
  constructor(document: Document) {
    this.#document = document
    this.#shadow = document.documentElement.cloneNode(true) as HTMLElement
    this.#pair(this.#shadow, document.documentElement)
  }

  /**
   * Updates the page to newer HTML.
   *
   * @returns false if the page must be reloaded instead: a script, the demo runtime or the security policy differs, or
   * no script handles a demo that was added
   */
  to(next: Document): boolean {
    if (executable(this.#shadow) !== executable(next.documentElement)) return false
    const [head, body] = [this.#shadow.querySelector('head'), this.#shadow.querySelector('body')]
    if (!head || !body) return false
    // The attributes of html and body belong to the head script, which has already run.
    this.#added.clear()
    this.#patchChildren(head, next.head)
    this.#patchChildren(body, next.body)
    return this.#announce()
  }

  /** Lets a demo that is awake run another module, ahead of the newer HTML. Resolves when it does, or has failed. */
  async exchange(name: string, module: string): Promise<void> {
    const old = findAll(this.#shadow, 'data-demo-root').find((root) => data(root).demoRoot === name)
    const page = old && (this.#live.get(old) as HTMLElement | undefined)
    if (!page || data(page).awake === undefined) return
    this.#added.clear()
    const made = old.cloneNode(true) as HTMLElement
    data(made).module = module
    // What is prerendered is that of the old module.
    data(made).ssr ??= 'stand-in'
    this.#remount(old, made)
    const copy = this.#live.get(made) as HTMLElement
    this.#exchanged.add(copy)
    const isDone = new Promise<void>((done) => {
      for (const event of ['docs:demo-awake', 'docs:demo-error'] as const) on(copy, event, () => done(), { once: true })
    })
    if (this.#announce()) await isDone
  }

  #pair(shadow: Node, page: Node): void {
    this.#live.set(shadow, page)
    for (
      let one = shadow.firstChild, other = page.firstChild;
      one && other;
      one = one.nextSibling, other = other.nextSibling
    )
      this.#pair(one, other)
  }

  /** The script that wakes demos cancels the event when it takes one over. */
  #announce(): boolean {
    return [...this.#added].every(([root, awake]) => !emit(this.#document, 'docs:demo-added', { root, awake }))
  }

  #patchChildren(old: Element, made: Element): void {
    let before: Node | null = null
    for (const [from, to] of matchChildren([...old.childNodes], [...made.childNodes]).reverse()) {
      if (from && to) {
        this.#patch(from, to)
        // It may have been replaced by the new node.
        before = from.parentNode === old ? from : to
      } else if (from) this.#remove(from)
      else if (to) {
        this.#insert(to, old, before)
        before = to
      }
    }
  }

  #patch(old: Node, made: Node): void {
    if (old.isEqualNode(made)) return
    if (!(old instanceof Element) || !(made instanceof Element)) {
      old.nodeValue = made.nodeValue
      const page = this.#live.get(old)
      if (page) page.nodeValue = made.nodeValue
      return
    }
    if (isStylesheet(old) && isStylesheet(made)) return this.#replaceStylesheet(old, made)
    if (isDemoRoot(old) && isDemoRoot(made)) return this.#remount(old, made)
    patchAttributes(old, made, this.#live.get(old) as Element | undefined)
    this.#patchChildren(old, made)
  }

  #remove(old: Node): void {
    const page = this.#live.get(old) as ChildNode | undefined
    page?.remove()
    for (const root of demoRoots(page)) emit(root, 'docs:demo-removed', undefined)
    old.parentNode!.removeChild(old)
  }

  #insert(made: Node, parent: Node, before: Node | null): void {
    const copy = this.#document.importNode(made, true)
    this.#pair(made, copy)
    const page = this.#live.get(parent)
    const anchor = before && this.#live.get(before)
    page?.insertBefore(copy, anchor?.parentNode === page ? anchor : null)
    for (const root of demoRoots(copy)) this.#added.set(root, false)
    parent.insertBefore(made, before)
  }

  /** The old stylesheet is removed once the new one has loaded, so that no content is shown unstyled. */
  #replaceStylesheet(old: Element, made: Element): void {
    const page = this.#live.get(old) as Element | undefined
    const copy = this.#document.importNode(made, true)
    const done = () => page?.remove()
    copy.addEventListener('load', done)
    copy.addEventListener('error', done)
    page?.after(copy)
    this.#pair(made, copy)
    old.replaceWith(made)
  }

  /** A running demo only knows its old code, so it is mounted again; the source and the toolbar around it stay. */
  #remount(old: HTMLElement, made: HTMLElement): void {
    const page = this.#live.get(old) as HTMLElement | undefined
    if (page && this.#exchanged.has(page) && runsTheSame(page, made)) {
      this.#live.set(made, page)
      old.replaceWith(made)
      return
    }
    const copy = this.#document.importNode(made, true)
    page?.replaceWith(copy)
    if (page) emit(page, 'docs:demo-removed', undefined)
    this.#pair(made, copy)
    old.replaceWith(made)
    this.#added.set(copy, page !== undefined && data(page).awake !== undefined)
  }
}

/** Scripts, the demo runtime and the security policy: what can't be changed in an open page. */
function executable(root: Element): string {
  const found = root.querySelectorAll('script:not([type="application/ld+json"]), meta[http-equiv]')
  const runtimes = new Set(findAll(root, 'data-hydrate').map((demo) => data(demo).hydrate))
  return [...[...found].map((element) => element.outerHTML), ...runtimes].join('\n')
}

function isDemoRoot(element: Element): element is HTMLElement {
  return element.matches(selector('[data-demo-root]'))
}

/** Whether a running demo is what newer HTML asks for. */
function runsTheSame(page: HTMLElement, made: HTMLElement): boolean {
  const [one, other] = [data(page), data(made)]
  const names = ['module', 'preload', 'isolated', 'width', 'props'] as const
  return names.every((name) => one[name] === other[name])
}

function demoRoots(node: Node | undefined): HTMLElement[] {
  if (!(node instanceof Element)) return []
  return isDemoRoot(node) ? [node] : findAll(node, 'data-demo-root')
}

function isStylesheet(element: Element): boolean {
  return element.localName === 'link' && element.getAttribute('rel') === 'stylesheet'
}

function patchAttributes(old: Element, made: Element, page: Element | undefined): void {
  // The colour mode sets this one.
  if (old.matches('meta[name="theme-color"]')) return
  for (const { name } of [...old.attributes]) {
    if (made.hasAttribute(name)) continue
    old.removeAttribute(name)
    page?.removeAttribute(name)
  }
  for (const { name, value } of made.attributes) {
    if (old.getAttribute(name) === value) continue
    old.setAttribute(name, value)
    page?.setAttribute(name, value)
  }
}

type Match<Item> = [from: Item | undefined, to: Item | undefined]

/** Nodes that more comparisons than this would take are matched by their order alone. */
const longestTable = 250_000

/** Which old node becomes which new one, in the new order: equal nodes first, then nodes of one kind between them. */
function matchChildren(old: ChildNode[], made: ChildNode[]): Match<ChildNode>[] {
  let start = 0
  while (start < old.length && start < made.length && old[start]!.isEqualNode(made[start]!)) start++
  let end = 0
  while (end < old.length - start && end < made.length - start && old.at(-1 - end)!.isEqualNode(made.at(-1 - end)!))
    end++
  const [from, to] = [old.slice(start, old.length - end), made.slice(start, made.length - end)]
  const equal = from.length * to.length > longestTable ? [] : longestCommon(from, to)
  const matches: Match<ChildNode>[] = old.slice(0, start).map((node, index) => [node, made[index]])
  let [a, b] = [0, 0]
  for (const [nextA, nextB] of [...equal, [from.length, to.length] as const]) {
    matches.push(...matchKinds(from.slice(a, nextA), to.slice(b, nextB)))
    if (nextA < from.length && nextB < to.length) matches.push([from[nextA], to[nextB]])
    a = nextA + 1
    b = nextB + 1
  }
  for (let index = end; index > 0; index--) matches.push([old.at(-index), made.at(-index)])
  return matches
}

/** Matches in order: an element is paired with the next unmatched one of the same name and id. */
function matchKinds(from: ChildNode[], to: ChildNode[]): Match<ChildNode>[] {
  const matches: Match<ChildNode>[] = []
  let at = 0
  for (const node of to) {
    const found = from.findIndex((other, index) => index >= at && kindOf(other) === kindOf(node))
    if (found === -1) matches.push([undefined, node])
    else {
      for (; at < found; at++) matches.push([from[at], undefined])
      matches.push([from[at++], node])
    }
  }
  for (; at < from.length; at++) matches.push([from[at], undefined])
  return matches
}

function kindOf(node: Node): string {
  return node instanceof Element ? `${node.localName}#${node.id}` : `${node.nodeType}`
}

/** The longest common subsequence, as pairs of indexes of equal nodes. */
function longestCommon(from: ChildNode[], to: ChildNode[]): (readonly [number, number])[] {
  const width = to.length + 1
  const lengths = new Uint32Array((from.length + 1) * width)
  const equal = new Uint8Array(from.length * to.length)
  for (let a = from.length - 1; a >= 0; a--) {
    for (let b = to.length - 1; b >= 0; b--) {
      const isEqual = from[a]!.isEqualNode(to[b]!)
      if (isEqual) equal[a * to.length + b] = 1
      lengths[a * width + b] = isEqual
        ? lengths[(a + 1) * width + b + 1]! + 1
        : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!)
    }
  }
  const pairs: (readonly [number, number])[] = []
  for (let a = 0, b = 0; a < from.length && b < to.length;) {
    if (equal[a * to.length + b]) pairs.push([a++, b++])
    else if (lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!) a++
    else b++
  }
  return pairs
}
