import { createApi } from '../program/create-api.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ContractHost, HostParts } from './host.ts'

const stockHost = 'stock.localhost'

/** Runs the API in this process, over memory adapters. */
export function memoryHost(
  adapters: Adapters,
  client = '127.0.0.1',
): Omit<ContractHost, keyof HostParts> {
  const api = createApi(adapters)
  return {
    adapters,
    baseUrl: `${adapters.settings.publicUrl}/api`,
    stockUrl: `http://${stockHost}/api`,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const isStock = new URL(request.url).hostname === stockHost
      return api.fetch(request, { client, product: isStock ? 'stock' : 'signature' })
    },
    close: async () => undefined,
  }
}
