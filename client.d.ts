/**
 * The types of what demos, components and templates can import besides code. In tsconfig.json:
 *
 *     "compilerOptions": { "types": ["vitrine/client"] }
 */

interface ImportMetaEnv {
  /** What all addresses of the site begin with. */
  readonly BASE_URL: string
  /** `production`, or `development` in `docs-build check demos`. */
  readonly MODE: string
  readonly DEV: boolean
  readonly PROD: boolean
  /** While it is prerendered. */
  readonly SSR: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

// The first pattern that fits is taken.
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export default classes
}

declare module '*.css' {}

// Any file, by what is asked for.
declare module '*?url' {
  const address: string
  export default address
}
declare module '*?raw' {
  const text: string
  export default text
}
declare module '*?inline' {
  const dataAddress: string
  export default dataAddress
}
declare module '*?worker-url' {
  const address: string
  export default address
}
declare module '*?worker' {
  const Constructor: new (options?: { name?: string }) => Worker
  export default Constructor
}

// Addresses of images.
declare module '*.apng' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.bmp' {
  const address: string
  export default address
}
declare module '*.cur' {
  const address: string
  export default address
}
declare module '*.gif' {
  const address: string
  export default address
}
declare module '*.ico' {
  const address: string
  export default address
}
declare module '*.jfif' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.jpeg' {
  const address: string
  export default address
}
declare module '*.jxl' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}

// Addresses of fonts.
declare module '*.eot' {
  const address: string
  export default address
}
declare module '*.otf' {
  const address: string
  export default address
}
declare module '*.ttf' {
  const address: string
  export default address
}
declare module '*.woff' {
  const address: string
  export default address
}
declare module '*.woff2' {
  const address: string
  export default address
}

// Addresses of sound, films and their texts.
declare module '*.aac' {
  const address: string
  export default address
}
declare module '*.flac' {
  const address: string
  export default address
}
declare module '*.m4a' {
  const address: string
  export default address
}
declare module '*.mov' {
  const address: string
  export default address
}
declare module '*.mp3' {
  const address: string
  export default address
}
declare module '*.mp4' {
  const address: string
  export default address
}
declare module '*.ogg' {
  const address: string
  export default address
}
declare module '*.opus' {
  const address: string
  export default address
}
declare module '*.vtt' {
  const address: string
  export default address
}
declare module '*.wav' {
  const address: string
  export default address
}
declare module '*.webm' {
  const address: string
  export default address
}

// Addresses of other files.
declare module '*.pdf' {
  const address: string
  export default address
}
declare module '*.txt' {
  const address: string
  export default address
}
declare module '*.wasm' {
  const address: string
  export default address
}
declare module '*.webmanifest' {
  const address: string
  export default address
}
