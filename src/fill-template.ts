/** The part of `text.ts` that the script of every page has, in a file of its own so that it has no more. */

/** @param values replace `{name}` in the template; a name without a value stays as it is */
export function fillTemplate(template: string, values: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
