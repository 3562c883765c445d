/** See the README. */
export interface HandlerOptions {
  locale?: string
}
export function createHandler(
  read: (path: string) => Promise<string | undefined>,
  options?: HandlerOptions,
): (request: Request) => Promise<Response>
