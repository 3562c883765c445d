/**
 * Creates elements. Attributes rather than properties, so that ARIA works in all supported browsers. Modules of the
 * start-up script (main.ts) do without it, to keep that script small.
 */
type Attributes = Record<string, string | boolean>

/**
 * @param attributes by name; `true` sets an empty attribute, `false` none. `data-*` attributes are set with `data`
 *   (page.ts), which knows their names.
 * @param children strings become text
 */
export function el<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(key, value === true ? '' : value)
  element.append(...children)
  return element
}
