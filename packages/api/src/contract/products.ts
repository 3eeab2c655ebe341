/**
 * Products with accounts of their own. The same email may have separate accounts in each of them.
 */
export const products = ['signature', 'stock', 'coaching'] as const

/**
 * The product that an organisation, its accounts, sessions, invitations and sign-in codes belong
 * to.
 */
export type Product = (typeof products)[number]

/**
 * A host with accounts, by its name in `HOSTS`. Each product has one host; coaching has a second
 * one, for its admin, which uses the same accounts.
 */
export type AccountHost = Product | 'coaching-admin'

/** The accounts that a host signs in. */
export interface HostAccounts {
  product: Product
  /** True for a host that serves only administration and therefore registers nobody. */
  isAdminHost: boolean
}

/**
 * Returns the accounts that a host signs in; null for a host without accounts, which therefore has
 * no API calls.
 */
export function accountsOf(name: string): HostAccounts | null {
  if (name === 'coaching-admin') return { product: 'coaching', isAdminHost: true }
  const product = products.find((one) => one === name)
  return product === undefined ? null : { product, isAdminHost: false }
}

/** Returns the host that signs in these accounts. */
export function accountHostOf({ product, isAdminHost }: HostAccounts): AccountHost {
  return isAdminHost ? 'coaching-admin' : product
}
