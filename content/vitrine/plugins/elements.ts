/** With `features: { components: false }`, `{{"component": "acme-rating", "stars": 4}}` is that custom element. */
import { defineFeature, errorAt, escapeHtml } from 'vitrine/feature'

export default defineFeature({
  name: 'elements',
  renderBlock: {
    async component(ask, { name, props, file, span }) {
      if (!/^[a-z]+(-[a-z]+)+$/.test(name)) {
        ask.report(errorAt('elements/name', `"${name}" is not the name of a custom element.`, { file, span }))
        return { html: '' }
      }
      const attributes = Object.entries(props).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
      return { html: `<${name}${attributes.join('')}></${name}>` }
    },
  },
})
