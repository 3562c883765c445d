/** What features keep while a site is open, such as threads. */

interface Service {
  /** Called when the site is closed. */
  close(): Promise<void>
}

export class Services {
  readonly #open = new Map<unknown, Service>()

  /** The service of a class, which is made when it is first asked for. */
  get<S extends Service>(ServiceClass: new () => S): S {
    const service = (this.#open.get(ServiceClass) as S | undefined) ?? new ServiceClass()
    this.#open.set(ServiceClass, service)
    return service
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((service) => service.close()))
  }
}
