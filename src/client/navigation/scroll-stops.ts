/**
 * Boxes that may scroll are tab stops, so that they can be scrolled with the keyboard wherever a browser does not see
 * to it. Those in which everything fits need not be: with a dozen short examples on a page, Tab would stop a dozen
 * times for nothing. Loaded at the first key, since only then it matters.
 */

/** Code, tables and the list of contents. Editors have stops of their own. */
const boxes = '.code pre, .v-demo-pre, .table-wrap, nav.v-toc'

/** Keeps the tab stops of all boxes right while they change their size. The one that has the focus keeps its stop. */
export function install({ document, ResizeObserver }: Window & typeof globalThis): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isStop = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight
      if (isStop || target === document.activeElement) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const box of document.querySelectorAll(boxes)) observer.observe(box)
}
