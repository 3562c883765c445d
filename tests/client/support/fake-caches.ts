/** Cache storage in memory, with room for as many bytes as it is told. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, { body: ArrayBuffer; headers: [string, string][] }>>()
  room = Infinity

  bytes(): number {
    let sum = 0
    for (const store of this.stores.values()) for (const { body } of store.values()) sum += body.byteLength
    return sum
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name)
  }

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, { body: ArrayBuffer; headers: [string, string][] }>()
    this.stores.set(name, store)
    const find = (url: string, ignoreSearch: boolean) =>
      [...store].find(([key]) => (ignoreSearch ? key.split('?')[0] === url.split('?')[0] : key === url))?.[1]
    return {
      match: async (url: string, options?: { ignoreSearch?: boolean }) => {
        const kept = find(url, options?.ignoreSearch === true)
        return kept && new Response(kept.body.slice(0), { headers: kept.headers })
      },
      put: async (url: string, response: Response) => {
        const body = await response.arrayBuffer()
        if (this.bytes() + body.byteLength > this.room) throw new DOMException('Quota exceeded', 'QuotaExceededError')
        store.set(url, { body, headers: [...response.headers] })
      },
      keys: async () => [...store.keys()].map((key) => new Request(`https://docs.example.com${key}`)),
    }
  }

  /** `path?hash` of everything in the caches whose names end so. */
  list(ending = ''): string[] {
    return [...this.stores]
      .filter(([name]) => name.endsWith(ending))
      .flatMap(([, store]) => [...store.keys()])
      .sort()
  }

  asCacheStorage(): CacheStorage {
    return this as unknown as CacheStorage
  }
}
