/** `RFC2119` in a code span leads to that document. */
import { defineFeature } from 'vitrine/feature'

export default defineFeature({
  name: 'rfc',
  codeSpans: {
    async resolve(_ask, uses) {
      return uses.map(({ name }) => {
        const number = /^RFC(\d+)$/.exec(name)?.[1]
        return number && `https://www.rfc-editor.org/rfc/rfc${number}`
      })
    },
  },
})
