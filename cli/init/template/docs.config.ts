import { defineConfig } from 'vitrine'
import __modePlugin__ from './plugins/library-mode.js'

export default defineConfig({
  title: __title__,
  url: __url__,
  locales: [__locales__],
  repository: __repository__,
  license: { title: __license__, href: __licenseHref__ },
  products: [{ id: 'library', title: __title__, pathnames: ['/'], packageName: __packageName__ }],
  plugins: [__modePlugin__],
  // each stories
  // Each file has a page, whose demos are its stories.
  stories: [__stories__],
  // end stories
  // each alias
  // What stories import by other names, as the tsconfig.json of the repository says.
  alias: { __alias__ },
  // end alias
  // each features
  features: {
    // each demos
    demos: {
      // each sources
      // Demos use the source of the library: an edit shows in open demos at once.
      sources: { __sources__ },
      // end sources
      // each inlineStyles
      // These write style elements while they run, which the policy of the pages would block.
      inlineStyles: [__inlineStyles__],
      // end inlineStyles
    },
    // end demos
    // each api
    api: {
      packages: [
        // each packages
        {
          name: __name__,
          entry: __entry__,
          at: __at__,
          navigation: __group__,
        },
        // end packages
      ],
    },
    // end api
  },
  // end features
})
