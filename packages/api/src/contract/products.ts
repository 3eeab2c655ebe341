/** Products with accounts of their own. The same email may have separate accounts in each of them. */
export const products = ['signature', 'stock'] as const

/** The product that an organisation, its accounts, sessions, invitations and sign-in codes belong to. */
export type Product = (typeof products)[number]

/** True for a product with accounts, and therefore with calls of this API. */
export function hasAccounts(name: string): name is Product {
  return products.some((product) => product === name)
}
