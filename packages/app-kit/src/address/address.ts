import { createContext, use } from 'react'

export interface NavigateOptions {
  replace?: boolean
}

/** The current address, and a function that navigates without loading a document. */
export interface Address {
  pathname: string
  /** The query with its question mark, or an empty string. */
  search: string
  /** `replace` overwrites the current entry of the history instead of adding one. */
  navigate: (href: string, options?: NavigateOptions) => void
}

const AddressContext = createContext<Address | null>(null)

/**
 * Provides the address to the components below. It is rendered by `RouterAddress` or, on pages
 * without a router, by `BrowserAddress`.
 */
export const AddressProvider = AddressContext

/**
 * Returns the current address, for components that also appear on public pages, which have no
 * router.
 *
 * @throws Error outside an `AddressProvider`
 */
export function useAddress(): Address {
  const address = use(AddressContext)
  if (!address) throw new Error('useAddress needs an AddressProvider above it')
  return address
}
