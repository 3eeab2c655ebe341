import { createClient } from '@org/api/client'
import { createApi, memoryAdapters, type MemoryAdapters, runDueJobs } from '@org/api/memory'
import { stockRoutes } from '@org/api/stock-client'
import type { StockPorts } from '../../ports/stock/stock-ports.ts'
import { serverStockPorts } from '../../server/stock/server-stock-ports.ts'

/** The stock product in memory; it lasts as long as the page or the process. */
export interface MemoryStock {
  /** Mails that were sent, newest last. */
  outbox: MemoryAdapters['outbox']
  /**
   * Signs a person in, and returns ports that act with this person's rights. If the email address
   * is unknown, this creates a new group, with this person as its super admin.
   */
  signIn(email: string): Promise<StockPorts>
  /** Sends the queued mails. */
  sendQueued(): Promise<void>
}

/** Creates the stock product in memory. It runs the rules of `@org/api`, like the server. */
export function memoryStock(adapters = memoryAdapters()): MemoryStock {
  const api = createApi(adapters)
  const clientOf = (email: string, token: string | null) =>
    createClient({
      baseUrl: 'http://stock.localhost/api',
      routes: stockRoutes,
      getToken: () => token,
      async fetch(url, init) {
        init?.signal?.throwIfAborted()
        const request = new Request(url, init)
        const response = await api.fetch(request, { client: email, product: 'stock' })
        init?.signal?.throwIfAborted()
        return response
      },
    })
  return {
    outbox: adapters.outbox,
    async signIn(email) {
      const visitor = clientOf(email, null)
      const browserKey = adapters.secrets.random(32)
      await visitor.call('sendMagicLink', { query: { email } }, { browserKey })
      const { text = '' } = adapters.outbox.findLast(({ to }) => to.address === email) ?? {}
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const result = await visitor.call(
        'loginMagicLink',
        { query: { email, code } },
        { browserKey },
      )
      if (!result.success) throw new Error(result.message)
      return serverStockPorts(clientOf(email, result.payload.access_token))
    },
    sendQueued: async () => void (await runDueJobs(adapters)),
  }
}
