import { createContext, use } from 'react'

/** Where the page is, and the way to elsewhere without loading a document. */
export interface Address {
  pathname: string
  /** The query with its question mark, or nothing. */
  search: string
  navigate: (href: string) => void
}

const AddressContext = createContext<Address | null>(null)

/** Gives the address to the components below it: the product's router, or `BrowserAddress` where none is loaded. */
export const AddressProvider = AddressContext

/**
 * The address, for what stands on public pages too: those are shown without a router.
 *
 * @throws Error outside an `AddressProvider`.
 */
export function useAddress(): Address {
  const address = use(AddressContext)
  if (!address) throw new Error('useAddress needs an AddressProvider above it')
  return address
}
