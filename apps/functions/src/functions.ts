import { getRequestListener } from '@hono/node-server'
import { orderDueCentres, removeUnusedMedia, runDueJobs } from '@org/api'
import { accountsOf, functionsRegion, type AccountHost } from '@org/api/contract'
import { setGlobalOptions } from 'firebase-functions/v2'
import { onCall, onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { answerFollow } from './host/answer-follow.ts'
import { answerCall } from './host/answer-call.ts'
import { answerFileCall } from './host/answer-file-call.ts'
import { clientOf } from './host/client-of.ts'
import { secrets } from './host/function-settings.ts'
import { type FunctionHost, openHost } from './host/open-host.ts'
import { tidy } from './host/tidy.ts'

setGlobalOptions({
  region: functionsRegion,
  secrets: Object.values(secrets),
  // Photos and spreadsheets are decoded in memory.
  memory: '1GiB',
  timeoutSeconds: 120,
})

let host: FunctionHost | undefined

/**
 * Opens the host of this instance on the first call, and returns the same host afterwards.
 *
 * @throws Error when a setting is wrong, or the data belongs to another key
 */
async function opened(): Promise<FunctionHost> {
  host ??= openHost()
  await host.checkKey()
  return host
}

/** Creates the callable function that answers the API calls of a host's pages. */
function callable(name: AccountHost) {
  const accounts = accountsOf(name)
  if (!accounts) throw new Error(`The host ${name} has no accounts`)
  return onCall(async ({ data, rawRequest }) => {
    const client = clientOf(rawRequest.get('x-forwarded-for'))
    return answerCall(await opened(), data, { ...accounts, client })
  })
}

export const stock = callable('stock')
export const coaching = callable('coaching')
export const coachingAdmin = callable('coaching-admin')

/** Lets a signed-in person's page follow the change counters of their organisation's tables. */
export const follow = onCall(async ({ auth, data }) =>
  answerFollow(await opened(), auth?.uid, data),
)

/** Sends and receives files: photos, ordonnances, spreadsheets and the parts of videos. */
export const files = onRequest(async (request, response) => {
  const client = clientOf(request.get('x-forwarded-for'))
  const own = await opened()
  const listener = getRequestListener((one) => answerFileCall(own, one, client), {
    overrideGlobalObjects: false,
  })
  await listener(request, response)
})

/**
 * Sends the mails that could not be sent during a call, and places the orders of the centres whose
 * ordering hour has come.
 */
export const eachMinute = onSchedule('every 1 minutes', async () => {
  const { adapters } = await opened()
  await orderDueCentres(adapters)
  await runDueJobs(adapters)
})

/** Deletes media that nothing references, uploads that nobody finished, and expired data. */
export const eachDay = onSchedule('every 24 hours', async () => {
  const { adapters, db } = await opened()
  await removeUnusedMedia(adapters)
  await tidy(db, adapters.clock.now(), adapters.settings.auditDays)
})
