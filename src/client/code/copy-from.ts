/**
 * Begins to copy the text at an address. Safari lets a page write to the clipboard in the event of a press only, but
 * takes the promise of a text; so this belongs to the script of every page, and does not wait for anything to be
 * loaded.
 */
export interface Copying {
  text: Promise<string>
  /** Rejects where the browser refuses, or has no clipboard for promises, and where the text cannot be fetched. */
  written: Promise<void>
}

export function copyFrom(address: string): Copying {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(String(response.status))
    return response.text()
  })
  const written = write(text)
  // Whoever shows the outcome may come later, or never.
  for (const promise of [text, written]) promise.catch(() => undefined)
  return { text, written }
}

async function write(text: Promise<string>): Promise<void> {
  const blob = text.then((found) => new Blob([found], { type: 'text/plain' }))
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
