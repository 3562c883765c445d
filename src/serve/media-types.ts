/** The media type of a file by its extension. A short list of what documentation holds, rather than a registry. */
import { posix } from 'node:path'

const text = new Set([
  'text/html',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/vtt',
  'text/csv',
])

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.vtt': 'text/vtt',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
}

/** For a Content-Type header, with the character set where the type is text. */
export function mediaType(path: string): string {
  const type = types[posix.extname(path).toLowerCase()] ?? 'application/octet-stream'
  return text.has(type) ? `${type}; charset=utf-8` : type
}
