/** Where Vitrine itself is documented: messages lead to the page that explains them. */

/** The address of the documentation; a test compares it with this repository's site and with package.json. */
export const documentationAddress = 'https://vitrine-x-docs.example/vitrine/'

/** The first parts of the codes of messages that are explained there. Plugins have codes of their own. */
const areas = new Set(
  (
    'addresses api bundle cache changelog cli client code component config content csp demo disk engine file footnotes front-matter html images include ' +
    'links markdown mdx migrate module navigation output package preset redirect rename search serve shard skill styles template theme translations tsconfig versions worker'
  ).split(' '),
)

/** The address that explains a message by its code; undefined for a code that is not Vitrine's own. */
export function explanationOf(code: string): string | undefined {
  const [area = '', name] = code.split('/')
  return areas.has(area) && name ? `${documentationAddress}troubleshooting/#${area}-${name}` : undefined
}
