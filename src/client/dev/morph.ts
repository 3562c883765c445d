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

export interface Morph {
  /**
   * Updates the page to newer HTML.
   *
   * @returns false if the page must be reloaded instead: a script, the demo runtime or the security policy differs, or
   * no script handles a demo that was added
   */
  to(next: Document): boolean
  /** Lets a demo that is awake run another module, ahead of the newer HTML. Resolves when it does, or has failed. */
  exchange(root: string, module: string): Promise<void>
}

/** @param document as served; call this before other scripts change it */
export function createMorph(document: Document): Morph {
  const live = new WeakMap<Node, Node>()
  const pair = (shadow: Node, page: Node): void => {
    live.set(shadow, page)
    for (
      let one = shadow.firstChild, other = page.firstChild;
      one && other;
      one = one.nextSibling, other = other.nextSibling
    )
      pair(one, other)
  }
  const shadow = document.documentElement.cloneNode(true) as HTMLElement
  pair(shadow, document.documentElement)

  /** Demos whose module was exchanged, and which are drawn in the browser since. */
  const exchanged = new WeakSet<HTMLElement>()
  /** Demos added by the newest HTML; true if they replace one that was awake. */
  const added = new Map<HTMLElement, boolean>()
  const remove = (old: Node): void => {
    const page = live.get(old) as ChildNode | undefined
    page?.remove()
    for (const root of demoRoots(page)) emit(root, 'docs:demo-removed', undefined)
    old.parentNode!.removeChild(old)
  }
  const insert = (made: Node, parent: Node, before: Node | null): void => {
    const copy = document.importNode(made, true)
    pair(made, copy)
    const page = live.get(parent)
    const anchor = before && live.get(before)
    page?.insertBefore(copy, anchor?.parentNode === page ? anchor : null)
    for (const root of demoRoots(copy)) added.set(root, false)
    parent.insertBefore(made, before)
  }
  /** The old stylesheet is removed once the new one has loaded, so that no content is shown unstyled. */
  const exchange = (old: Element, made: Element): void => {
    const page = live.get(old) as Element | undefined
    const copy = document.importNode(made, true)
    const done = () => page?.remove()
    copy.addEventListener('load', done)
    copy.addEventListener('error', done)
    page?.after(copy)
    pair(made, copy)
    old.replaceWith(made)
  }
  /** A running demo only knows its old code, so it is mounted again; the source and the toolbar around it stay. */
  const remount = (old: HTMLElement, made: HTMLElement): void => {
    const page = live.get(old) as HTMLElement | undefined
    if (page && exchanged.has(page) && runsTheSame(page, made)) {
      live.set(made, page)
      old.replaceWith(made)
      return
    }
    const copy = document.importNode(made, true)
    page?.replaceWith(copy)
    if (page) emit(page, 'docs:demo-removed', undefined)
    pair(made, copy)
    old.replaceWith(made)
    added.set(copy, page !== undefined && data(page).awake !== undefined)
  }
  const patch = (old: Node, made: Node): void => {
    if (old.isEqualNode(made)) return
    if (!(old instanceof Element) || !(made instanceof Element)) {
      old.nodeValue = made.nodeValue
      const page = live.get(old)
      if (page) page.nodeValue = made.nodeValue
      return
    }
    if (isStylesheet(old) && isStylesheet(made)) return exchange(old, made)
    if (isDemoRoot(old) && isDemoRoot(made)) return remount(old, made)
    patchAttributes(old, made, live.get(old) as Element | undefined)
    patchChildren(old, made)
  }
  const patchChildren = (old: Element, made: Element): void => {
    let before: Node | null = null
    for (const [from, to] of matchChildren([...old.childNodes], [...made.childNodes]).reverse()) {
      if (from && to) {
        patch(from, to)
        // It may have been replaced by the new node.
        before = from.parentNode === old ? from : to
      } else if (from) remove(from)
      else if (to) {
        insert(to, old, before)
        before = to
      }
    }
  }

  /** The script that wakes demos cancels the event when it takes one over. */
  const announce = () => [...added].every(([root, awake]) => !emit(document, 'docs:demo-added', { root, awake }))

  return {
    async exchange(name, module) {
      const old = findAll(shadow, 'data-demo-root').find((root) => data(root).demoRoot === name)
      const page = old && (live.get(old) as HTMLElement | undefined)
      if (!page || data(page).awake === undefined) return
      added.clear()
      const made = old.cloneNode(true) as HTMLElement
      data(made).module = module
      // What is prerendered is that of the old module.
      data(made).ssr ??= 'stand-in'
      remount(old, made)
      const copy = live.get(made) as HTMLElement
      exchanged.add(copy)
      const isDone = new Promise<void>((done) => {
        for (const event of ['docs:demo-awake', 'docs:demo-error'] as const)
          on(copy, event, () => done(), { once: true })
      })
      if (announce()) await isDone
    },
    to(next) {
      if (executable(shadow) !== executable(next.documentElement)) return false
      const [head, body] = [shadow.querySelector('head'), shadow.querySelector('body')]
      if (!head || !body) return false
      // The attributes of html and body belong to the head script, which has already run.
      added.clear()
      patchChildren(head, next.head)
      patchChildren(body, next.body)
      return announce()
    },
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
