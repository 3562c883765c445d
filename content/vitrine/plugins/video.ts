/** Pages whose front matter says `data: { video: true }` may show frames of one host, load a stylesheet, and tell scripts the host. */
import { defineFeature, type Page } from 'vitrine/feature'

const host = 'https://videos.example.com'
const hasVideo = ({ frontMatter }: Page) => frontMatter.data?.['video'] === true

export default defineFeature({
  name: 'video',
  templates: './plugins/styles',
  styles: [{ name: 'video', file: 'video.css', when: hasVideo }],
  async csp(_ask, page): Promise<Record<string, string[]>> {
    return hasVideo(page) ? { 'frame-src': [host] } : {}
  },
  async clientConfig(_ask, page) {
    return hasVideo(page) ? { videoHost: host } : {}
  },
})
