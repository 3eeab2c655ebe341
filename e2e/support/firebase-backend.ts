import { startS3StandIn } from '@org/adapters/testing/s3'
import { openFunctions } from '@org/data/firebase/functions'
import { startTestFirebase } from '@org/data/testing/firebase'
import type { Page, Route } from 'playwright'

/**
 * Ports of the emulators under `npm run test:emulators`; null otherwise, when the server keeps the
 * data.
 */
const ports = JSON.parse(process.env['TEST_FUNCTION_PORTS'] ?? 'null') as Record<
  'functionsPort' | 'stockPort' | 'coachingPort' | 'smtpPort' | 'bucketPort',
  number
> | null

/** Whether Firebase's emulators keep the products' data, rather than the server. */
export const isOnFirebase = ports !== null

/** Id of the Firebase project in the emulators. */
export const projectId = 'demo-paraphe'

const functionsUrl = ({ functionsPort }: { functionsPort: number }) =>
  `http://127.0.0.1:${functionsPort}/${projectId}/europe-west1`

/** Returns the address of the functions in the emulator. */
export function functionsAddress(): string {
  if (!ports) throw new Error('The emulators do not run.')
  return functionsUrl(ports)
}

/**
 * Returns the settings of a server whose product keeps its data in Firebase's emulators; empty
 * without emulators.
 */
export function backendSettings(product: 'stock' | 'coaching'): Record<string, string> {
  if (!ports) return {}
  return {
    // A fixed port, because the functions are configured with the address of the product's pages.
    PORT: String(ports[`${product}Port`]),
    DATA_BACKEND: 'firebase',
    FIREBASE_CONFIG: JSON.stringify({ apiKey: 'fake', authDomain: 'localhost', projectId }),
    FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    FUNCTIONS_URL: functionsUrl(ports),
  }
}

/**
 * Starts the stand-in for Cloud Storage that the functions call; null when the server keeps the
 * data.
 */
export const startBucket = async () => (ports ? startS3StandIn(ports.bucketPort) : null)

/** Port of the mail server that the functions use; 0 when the server keeps the data. */
export const smtpPort = ports?.smtpPort ?? 0

/**
 * Returns the `fetch` function for a client of the API at `baseUrl`: with emulators, it calls the
 * functions.
 */
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

/** Returns the API call that a page sends to a callable function of Firebase. */
const sentIn = (route: Route) =>
  (route.request().postDataJSON() as { data?: { method: string; path: string } } | null)?.data

/** Answers each API call other than a GET with this error. */
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
 * From now on, API calls with this method below this path fail, until the returned function is
 * called.
 *
 * @param path beginning with `/api`, such as `/api/coaching/exercice/`
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
