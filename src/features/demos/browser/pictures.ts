/** The script of pages with pictures of demos. */
import { drawPicture } from '../../../client/platform/demo-picture.js'
import { findAll } from '../../../client/platform/page.js'

for (const place of findAll(document, 'data-picture')) drawPicture(place)
