import { describeSuites, type MakeHost } from '@org/api/testing'
import { createFunctionAdapters } from '../src/host/function-adapters.ts'
import { connectFunctions } from './emulated-functions.ts'
import { emulatedDatabase, emulatedSettings } from './emulated-settings.ts'

/**
 * Creates a host whose rows are prepared directly in Firestore, and whose calls go to the
 * functions.
 */
const makeHost: MakeHost = async () => {
  const { fetchOf, close } = await connectFunctions()
  return {
    adapters: createFunctionAdapters(emulatedSettings(), emulatedDatabase()),
    baseUrl: 'http://signature.localhost/api',
    stockUrl: 'http://stock.localhost/api',
    coachingUrl: 'http://coaching.localhost/api',
    coachingAdminUrl: 'http://coaching-admin.localhost/api',
    fetch: async (input, init) => {
      const [host = ''] = new URL(new Request(input).url).hostname.split('.')
      return fetchOf(host)(input, init)
    },
    close,
  }
}

/** Declares the permission tests of both products, which also run against the server. */
export const describePermissions = () =>
  describeSuites('Firebase', makeHost, [
    'stock permissions',
    'coaching permissions',
    'coaching upload permissions',
  ])
