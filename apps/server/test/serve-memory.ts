import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { firebaseIdentities } from '@org/adapters/identity'
import { getRequestListener } from '@hono/node-server'
import { createApi, demoSeed, memoryAdapters } from '@org/api/memory'
import { readSettings } from '../src/settings/settings.ts'

/**
 * Serves the API over HTTP with in-memory demonstration data, so that it starts instantly. Of the
 * settings, it uses only those for Firebase and sign-up.
 */
export async function serveMemory(env: Record<string, string>) {
  const { firebase, signUp } = readSettings(env)
  const adapters = memoryAdapters(demoSeed(Math.floor(Date.now() / 1000)))
  const api = createApi({
    ...adapters,
    identities: firebase && firebaseIdentities(firebase, adapters.clock),
    settings: { ...adapters.settings, signUp },
  })
  const server = createServer(
    getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
