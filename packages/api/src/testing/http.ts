import { createClient, type Client } from '../client/create-client.ts'
import { coachingRoutes } from '../client/coaching-routes.ts'
import { stockRoutes } from '../client/stock-routes.ts'
import { ApiError } from '../contract/api-error.ts'
import { operations } from '../contract/operations.ts'
import type { AccountHost } from '../contract/products.ts'
import type { ContractHost } from './host.ts'

/**
 * Creates a client of this host that checks every response against the contract's schema. It calls
 * the host name of `product`.
 */
export function clientOf(
  host: ContractHost,
  token: string | null,
  product: AccountHost = 'signature',
): Client {
  const client = createClient({
    baseUrl: baseUrlOf(host, product),
    fetch: host.fetch,
    getToken: () => token,
    routes: { ...stockRoutes, ...coachingRoutes },
  })
  return {
    async call(id, ...args) {
      const answer = await client.call(id, ...args)
      operations[id].response?.parse(answer)
      return answer
    },
  }
}

/** Returns the base address of a product's calls on the host. */
export function baseUrlOf(host: ContractHost, product: AccountHost): string {
  if (product === 'stock') return host.stockUrl
  if (product === 'coaching') return host.coachingUrl
  return product === 'coaching-admin' ? host.coachingAdminUrl : host.baseUrl
}

let addresses = 0

/**
 * Creates a client with its own browser key. On hosts that trust `X-Forwarded-For`, it also has its
 * own address, so that all suites together stay below the limits per client.
 */
export function browserOf(
  host: ContractHost,
  browserKey = host.adapters.secrets.random(32),
  product: AccountHost = 'signature',
): Client {
  addresses += 1
  const address = `10.0.${addresses >> 8}.${addresses & 255}`
  const fetch: ContractHost['fetch'] = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', address)
    headers.set('X-browser-key', browserKey)
    return host.fetch(input, { ...init, headers })
  }
  return clientOf({ ...host, fetch }, null, product)
}

/** Sends a raw request, such as an invalid one that the typed client could not send. */
export function request(
  host: ContractHost,
  path: string,
  init: RequestInit & { token?: string | undefined } = {},
): Promise<Response> {
  const { token, ...rest } = init
  const headers = new Headers(rest.headers)
  if (token !== undefined) headers.set('X-access-token', token)
  return host.fetch(`${host.baseUrl}${path}`, { redirect: 'manual', ...rest, headers })
}

/**
 * Waits for a call to fail, and returns its `ApiError`. Throws when the call succeeds, or fails
 * with another error.
 */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call was expected to be refused')
}
