import { runDueJobs } from '@org/api'
import { createClient } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import { startHost } from '@org/api/testing'
import { serverStockPorts } from '@org/data/server'
import { describeStockPorts, type StockPortsHost } from '@org/data/testing/stock'
import { contractHost } from './contract-host.ts'

/** Starts the server, and signs people in with the codes that it mails. */
async function serverHost(): Promise<StockPortsHost> {
  const settings = { TRUST_PROXY: '127.0.0.1' }
  const host = await startHost(contractHost({ settings }))
  let addresses = 0
  const clientOf = (token: string | null) => {
    // One client address per person, so that nobody exceeds the limits per address.
    const address = `10.1.0.${(addresses += 1)}`
    return createClient({
      baseUrl: host.stockUrl,
      routes: stockRoutes,
      getToken: () => token,
      fetch(url, init) {
        const headers = new Headers(init?.headers)
        headers.set('X-Forwarded-For', address)
        return fetch(url, { ...init, headers })
      },
    })
  }
  return {
    outbox: host.mailer.outbox,
    async signIn(email) {
      const visitor = clientOf(null)
      const browserKey = host.adapters.secrets.random(32)
      await visitor.call('sendMagicLink', { query: { email } }, { browserKey })
      const { text = '' } = host.mailer.outbox.findLast(({ to }) => to.address === email) ?? {}
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const result = await visitor.call(
        'loginMagicLink',
        { query: { email, code } },
        { browserKey },
      )
      if (!result.success) throw new Error(result.message)
      return serverStockPorts(clientOf(result.payload.access_token))
    },
    sendQueued: async () => void (await runDueJobs(host.adapters)),
    close: () => host.close(),
  }
}

describeStockPorts('the server', serverHost)
