import { accountsOf } from '../contract/products.ts'
import { createApi } from '../program/create-api.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ContractHost, HostParts } from './host.ts'

const hosts = ['stock', 'coaching', 'coaching-admin']

/** Runs the API in this process, over memory adapters. */
export function memoryHost(
  adapters: Adapters,
  client = '127.0.0.1',
): Omit<ContractHost, keyof HostParts> {
  const api = createApi(adapters)
  return {
    adapters,
    baseUrl: `${adapters.settings.publicUrl}/api`,
    stockUrl: 'http://stock.localhost/api',
    coachingUrl: 'http://coaching.localhost/api',
    coachingAdminUrl: 'http://coaching-admin.localhost/api',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const [name = ''] = new URL(request.url).hostname.split('.')
      const accounts = accountsOf(hosts.includes(name) ? name : 'signature')
      if (!accounts) throw new Error(`The host ${name} has no accounts`)
      return api.fetch(request, { client, ...accounts })
    },
    close: () => api.stop(),
  }
}
