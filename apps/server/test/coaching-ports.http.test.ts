import { startPhotoStandIn } from '@org/adapters/testing/photo-network'
import { runDueJobs } from '@org/api'
import { createClient } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { photoPosts, startHost } from '@org/api/testing'
import { serverCoachingPorts } from '@org/data/server'
import { describeCoachingPorts, type CoachingPortsHost } from '@org/data/testing/coaching'
import { contractHost } from './contract-host.ts'

/** Starts the server, and signs people in with the codes that it mails. */
async function serverHost(): Promise<CoachingPortsHost> {
  const photoNetwork = await startPhotoStandIn((url) =>
    photoPosts(3).map((post) => ({ ...post, media_url: `${url}/cdn/${post.id}.mp4` })),
  )
  const settings = { TRUST_PROXY: '127.0.0.1', ...photoNetwork.settings }
  const host = await startHost(contractHost({ settings }))
  let addresses = 0
  const clientOf = (token: string | null) => {
    // One client address per person, so that nobody exceeds the limits per address.
    const address = `10.2.0.${(addresses += 1)}`
    return createClient({
      baseUrl: host.coachingUrl,
      routes: coachingRoutes,
      getToken: () => token,
      fetch(url, init) {
        const headers = new Headers(init?.headers)
        headers.set('X-Forwarded-For', address)
        return host.fetch(url, { ...init, headers })
      },
    })
  }
  return {
    outbox: host.mailer.outbox,
    async signIn(email, invitation) {
      const visitor = clientOf(null)
      const browserKey = host.adapters.secrets.random(32)
      await visitor.call('sendMagicLink', { query: { email } }, { browserKey })
      const { text = '' } = host.mailer.outbox.findLast(({ to }) => to.address === email) ?? {}
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const query = { email, code, ...(invitation !== undefined && { invitation }) }
      const result = await visitor.call('loginMagicLink', { query }, { browserKey })
      if (!result.success) throw new Error(result.message)
      return serverCoachingPorts(clientOf(result.payload.access_token))
    },
    sendQueued: async () => void (await runDueJobs(host.adapters)),
    photoNetwork,
    async close() {
      await host.close()
      await photoNetwork.close()
    },
  }
}

describeCoachingPorts('the server', serverHost)
