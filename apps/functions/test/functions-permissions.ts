import { describeSuites, type MakeHost } from '@org/api/testing'
import { createFunctionAdapters, openDatabase } from '../src/host/function-adapters.ts'
import { connectFunctions } from './emulated-functions.ts'
import { emulatedSettings } from './emulated-settings.ts'

const hosts: Readonly<Record<string, string>> = {
  'stock.localhost': 'stock',
  'coaching.localhost': 'coaching',
  'coaching-admin.localhost': 'coaching-admin',
}

/** Prepares rows in Firestore directly, and makes the calls to the functions. */
const makeHost: MakeHost = async () => {
  const { fetchOf, close } = await connectFunctions()
  return {
    adapters: createFunctionAdapters(emulatedSettings(), openDatabase()),
    baseUrl: 'http://signature.localhost/api',
    stockUrl: 'http://stock.localhost/api',
    coachingUrl: 'http://coaching.localhost/api',
    coachingAdminUrl: 'http://coaching-admin.localhost/api',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const host = hosts[new URL(request.url).hostname]
      if (host === undefined) throw new Error(`The functions have no pages at ${request.url}`)
      return fetchOf(host)(input, init)
    },
    close,
  }
}

/** Declares the permissions of both products, the same rows as on the server. */
export const describePermissions = () =>
  describeSuites('Firebase', makeHost, ['stock permissions', 'coaching permissions'])
