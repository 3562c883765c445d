/** A request that is tried again if another attempt may help, with a longer wait each time. */
import { fetch } from '../../server-side-data/server.js';

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Too many requests, or the server is to blame. A wrong request stays wrong. */
const mayHelp = (status: number) => status === 429 || status >= 500;

export async function askAgain<T>(
  address: string,
  onWait: (attempt: number) => void,
  attempts = 3,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    // Without a connection, there is no response.
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return (await response.json()) as T;
    if (attempt === attempts || (response && !mayHelp(response.status)))
      throw new Error(`Status: ${response?.status ?? 'no connection'}`);
    onWait(attempt);
    // The random part spreads the requests of many people.
    await wait(400 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
  }
}
