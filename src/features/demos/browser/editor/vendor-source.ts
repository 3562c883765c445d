/** The list of modules that edited code can import: fetched once for all demos of a page, and again after a failure. */
import type { VendorList } from '../../shared/vendor-list.js'

const lists = new Map<string, Promise<VendorList>>()

export function vendorList(address: string): Promise<VendorList> {
  let list = lists.get(address)
  if (!list) {
    list = fetchText(address).then((text) => JSON.parse(text) as VendorList)
    list.catch(() => lists.delete(address))
    lists.set(address, list)
  }
  return list
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.text()
}
