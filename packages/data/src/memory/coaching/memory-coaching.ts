import { createClient } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { createApi, memoryAdapters, type MemoryAdapters, runDueJobs } from '@org/api/memory'
import type { CoachingPorts } from '../../ports/coaching/coaching-ports.ts'
import { serverCoachingPorts } from '../../server/coaching/server-coaching-ports.ts'

/** The coaching product in memory; it lasts as long as the page or the process. */
export interface MemoryCoaching {
  /** Mails that were sent, newest last. */
  outbox: MemoryAdapters['outbox']
  /**
   * Signs a person in, and returns ports with this person's permissions. An unknown email address
   * opens a new studio with this person as its admin.
   *
   * @param invitation token from the link in an invitation mail
   */
  signIn(email: string, invitation?: string): Promise<CoachingPorts>
  /** Sends the queued mails. */
  sendQueued(): Promise<void>
}

/** Creates the coaching product in memory. It runs the rules of `@org/api`, like the server. */
export function memoryCoaching(adapters = memoryAdapters()): MemoryCoaching {
  const api = createApi(adapters)
  const clientOf = (email: string, token: string | null) =>
    createClient({
      baseUrl: 'http://coaching.localhost/api',
      routes: coachingRoutes,
      getToken: () => token,
      async fetch(url, init) {
        init?.signal?.throwIfAborted()
        const response = await api.fetch(new Request(url, init), {
          client: email,
          product: 'coaching',
        })
        init?.signal?.throwIfAborted()
        return response
      },
    })
  return {
    outbox: adapters.outbox,
    async signIn(email, invitation) {
      const visitor = clientOf(email, null)
      const browserKey = adapters.secrets.random(32)
      await visitor.call('sendMagicLink', { query: { email } }, { browserKey })
      const { text = '' } = adapters.outbox.findLast(({ to }) => to.address === email) ?? {}
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const query = { email, code, ...(invitation !== undefined && { invitation }) }
      const result = await visitor.call('loginMagicLink', { query }, { browserKey })
      if (!result.success) throw new Error(result.message)
      return serverCoachingPorts(clientOf(email, result.payload.access_token))
    },
    sendQueued: async () => void (await runDueJobs(adapters)),
  }
}
