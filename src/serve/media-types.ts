/** The media type of a file by its extension. */
import { lookup } from 'mrmime'

/** The value of a Content-Type header, with the character set for text types. */
export function mediaType(path: string): string {
  // mrmime lists registered types only.
  const type = /[.]ico$/i.test(path) ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
