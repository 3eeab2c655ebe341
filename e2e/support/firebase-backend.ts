import { startS3StandIn } from '@org/adapters/testing/s3'
import { openFunctions } from '@org/data/firebase/functions'
import { startTestFirebase } from '@org/data/testing/firebase'
import type { Page, Route } from 'playwright'

/** The emulators' settings, where `npm run test:emulators` runs; otherwise the server keeps the data. */
const ports = JSON.parse(process.env['TEST_FUNCTION_PORTS'] ?? 'null') as Record<
  'functionsPort' | 'stockPort' | 'coachingPort' | 'smtpPort' | 'bucketPort',
  number
> | null

/** Whether the products' data are in Firebase's emulators. */
export const isOnFirebase = ports !== null

/** Firebase's project in the emulators. */
export const projectId = 'demo-paraphe'

const functionsUrl = ({ functionsPort }: { functionsPort: number }) =>
  `http://127.0.0.1:${functionsPort}/${projectId}/europe-west1`

/** Returns the address of the functions in the emulator. */
export function functionsAddress(): string {
  if (!ports) throw new Error('The emulators do not run.')
  return functionsUrl(ports)
}

/** Returns the settings of a server whose product keeps its data in Firebase's emulators, if they run. */
export function backendSettings(product: 'stock' | 'coaching'): Record<string, string> {
  if (!ports) return {}
  return {
    // The functions know the address of the product's pages.
    PORT: String(ports[`${product}Port`]),
    DATA_BACKEND: 'firebase',
    FIREBASE_CONFIG: JSON.stringify({ apiKey: 'fake', authDomain: 'localhost', projectId }),
    FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    FUNCTIONS_URL: functionsUrl(ports),
  }
}

/** Starts what the functions call in place of Cloud Storage; null where the server keeps the data. */
export const startBucket = async () => (ports ? startS3StandIn(ports.bucketPort) : null)

/** Port at which the functions send mails; 0 where the server keeps the data. */
export const smtpPort = ports?.smtpPort ?? 0

/** Returns the fetch of a client of the API at `baseUrl`. */
export const fetchOf = (product: 'stock' | 'coaching', baseUrl: string): typeof fetch =>
  ports ? openFunctions({ functions_url: functionsUrl(ports) }, product, baseUrl).fetch : fetch

/** Signs in with the link that Firebase mails, on the open sign-in page. */
export async function signInWithLink(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByRole('heading', { name: 'Consultez vos emails' }).waitFor()
  const firebase = await startTestFirebase()
  await page.goto(await firebase.linkTo(email))
  await firebase.close()
}

const callables = /\/europe-west1\/\w+$/

/** What a page sends to a callable. */
const sentIn = (route: Route) =>
  (route.request().postDataJSON() as { data?: { method: string; path: string } } | null)?.data

/** Answers each call of the API that is no GET with this error. */
export async function refuseChanges(page: Page, error: { status: number; json: object }) {
  const headers = { 'content-type': 'application/json' }
  const result = { status: error.status, headers, body: JSON.stringify(error.json) }
  await page.route(isOnFirebase ? callables : '**/api/**', (route) => {
    const method = isOnFirebase ? sentIn(route)?.method : route.request().method()
    if (method === 'GET') return route.fallback()
    return route.fulfill(isOnFirebase ? { json: { result } } : error)
  })
}

/**
 * Fails the calls of the API with this method below this path, until the returned function is called.
 *
 * @param path from `/api` on, such as `/api/coaching/exercice/`
 */
export async function failCalls(page: Page, method: string, path: string) {
  const pattern = isOnFirebase ? callables : new RegExp(path)
  const fail = async (route: Route) => {
    const call = isOnFirebase ? sentIn(route) : { method: route.request().method(), path }
    const isWanted = call?.method === method && call.path.startsWith(path)
    await (isWanted ? route.fulfill({ status: 500 }) : route.continue())
  }
  await page.route(pattern, fail)
  return () => page.unroute(pattern, fail)
}
