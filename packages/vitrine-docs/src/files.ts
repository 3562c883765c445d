/** Files of documentation by path, wherever they are. */
export interface Source {
  /** What it is, for messages. */
  readonly name: string
  /** @returns undefined if there is no such file */
  read(path: string): Promise<string | undefined>
}

/** Below the folder or the origin: relative, in one way of writing. */
export function isInside(path: string): boolean {
  if (path === '' || path.length > 1024 || /^\/|[\\:\u0000-\u001f\u007f]/.test(path)) return false
  return path.split('/').every((part) => part !== '' && !part.startsWith('.'))
}

/** @returns undefined for a path that leads elsewhere, whoever gave it */
export async function readInside(source: Source, path: string): Promise<string | undefined> {
  return isInside(path) ? source.read(path) : undefined
}
