/**
 * Lets micromark parse long pages in linear time.
 *
 * At the end of a list or quote, and for some headings and texts, micromark moves a few of its events by a list of
 * edits. Applying that list copies all events of the page, which takes the square of its length: a minute for 10,000
 * lists. Only the events after the first edit change, so the others are left alone here.
 *
 * The same copies upstream: https://github.com/micromark/micromark/issues/23.
 */
import { EditMap } from 'micromark-util-edit-map'

EditMap.prototype.consume = function (events) {
  this.map.sort((a, b) => a[0] - b[0])
  const first = this.map[0]?.[0]
  if (first === undefined) return
  const rest = events.slice(first)
  events.length = first
  let from = 0
  const copyUntil = (end: number) => {
    for (; from < end; from++) events.push(rest[from]!)
  }
  for (const [at, remove, added] of this.map) {
    copyUntil(Math.min(at - first, rest.length))
    for (const event of added) events.push(event)
    from = at - first + remove
  }
  copyUntil(rest.length)
  this.map.length = 0
  this.index.clear()
}
