import type { AccountHost } from '../contract/products.ts'

/** Returns the path of a host's sign-in page, to which mails link. */
export function signInPath(host: AccountHost): string {
  return host === 'coaching' || host === 'coaching-admin' ? '/auth/sign-in' : '/login'
}
