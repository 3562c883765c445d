/**
 * Stylesheets of the library follow the mode of the page: this script sets what they look for, before anything is
 * painted.
 */
import { defineFeature } from 'vitrine/feature'

const script = `(function (html) {
  function follow() {
    var mode = html.classList.contains('mode-dark') ? 'dark' : 'light'
    __marks__
  }
  follow()
  new MutationObserver(follow).observe(html, { attributeFilter: ['class'] })
})(document.documentElement)`

export default defineFeature({
  name: 'library-mode',
  head: () => Promise.resolve([{ tag: 'script', text: script }]),
})
