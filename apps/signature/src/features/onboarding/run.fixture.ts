import 'fake-indexeddb/auto'
import type { SeenRequest, StoryWorld } from '@org/app-kit/testing'
import { completeSignatureData } from '@org/signature'
import { vi } from 'vitest'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import { startProduct as startApp, type TestProduct } from '#app/testing/test-product.ts'
import { draftStore } from './draft-store.ts'
import type { ImageField } from './images.ts'
import { draftChanged, runRequested, signatureEdited } from './onboarding-slice.ts'
import { isFinished, type RunStepName } from './run.ts'

export const organisation = '/api/organisation/demo-organisation'

/** The API call of each wizard step, in order. */
export const wizardCalls = [
  ['onboarded', 'POST', `${organisation}/set-onboarding`],
  ['images', 'POST', '/api/media'],
  ['template', 'POST', `${organisation}/signature-templates`],
  ['campaign', 'POST', `${organisation}/campaigns`],
  ['team', 'POST', `${organisation}/teams`],
  ['user', 'PATCH', '/api/user/me'],
  ['organisation', 'PATCH', organisation],
] as const satisfies [RunStepName, string, string][]

/** The API call of each step after a first login, for a design with a logo. */
export const registerCalls = [
  ['images', 'POST', '/api/media'],
  ['profile', 'PATCH', '/api/user/me'],
  ['company', 'PATCH', organisation],
] as const satisfies [RunStepName, string, string][]

export const written = (calls: readonly (readonly [RunStepName, string, string])[]) =>
  calls.map(([, method, path]) => `${method} ${path}`)
export const whole = written(wizardCalls)

/** A signature without images. */
export const plain = completeSignatureData({ companyName: 'Neuville', firstName: 'Claire' })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Stores an image only in this browser. */
async function localImage(field: ImageField) {
  await draftStore.writeImage(field, new Blob([png], { type: 'image/png' }))
  return {
    src: `blob:${field}`,
    type: 'image/png',
    width: 1,
    height: 1,
    name: `${field}.png`,
    local: true,
    ref: field,
  }
}

export async function withBanner() {
  return { ...plain, banner: { ...plain.banner, media: await localImage('banner') } }
}

export async function withLogo() {
  return { ...plain, logo: { ...plain.logo, media: await localImage('logo') } }
}

const running: TestProduct[] = []
/**
 * Starts the product with an administrator before onboarding; it is stopped before the next test.
 */
export async function startProduct(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp({ api: adminBeforeOnboarding, ...options })
  running.push(app)
  return app
}

/**
 * Stops the previous test's pages and clears the store, so that they do not affect the next test.
 */
export async function resetProducts(): Promise<void> {
  for (const app of running.splice(0)) app.stop()
  await draftStore.clear()
}

/** Returns the run in progress, or the unfinished run. */
export const run = ({ state }: TestProduct) => state().onboarding.run
export const patience = { timeout: 10_000 }
export const finished = (app: TestProduct) =>
  vi.waitFor(() => {
    const present = run(app)
    if (!present || !isFinished(present) || app.state().onboarding.isRunning) {
      throw new Error('still running')
    }
  }, patience)
export const failed = (app: TestProduct) =>
  vi.waitFor(() => {
    if (!run(app)?.failure) throw new Error('not failed yet')
  }, patience)

/** Starts a wizard run that saves everything it can. */
export async function started(options: Parameters<typeof startProduct>[0] = {}) {
  const app = await startProduct(options)
  app.store.dispatch(signatureEdited(await withBanner()))
  app.store.dispatch(draftChanged({ signatureName: 'Neuville', teamName: 'Lille' }))
  app.store.dispatch(runRequested('wizard'))
  return app
}

/** Counts the uploaded images. A retry has the same key and is not counted again. */
const countUploads = (requests: readonly SeenRequest[]) =>
  new Set(
    requests
      .filter(({ path: called }) => called === '/api/media')
      .map(({ idempotencyKey }) => idempotencyKey),
  ).size

/**
 * Returns what the wizard created in the organisation; `earlier` contains the requests of a
 * previous page.
 */
export async function made(
  { environment: { client }, world }: TestProduct,
  earlier: readonly SeenRequest[] = [],
) {
  const path = { id: 'demo-organisation' }
  const [templates, campaigns, teams] = await Promise.all([
    client.call('listSignatureTemplates', { path }),
    client.call('listCampaigns', { path }),
    client.call('listTeams', { path }),
  ])
  const { signature_template_id, has_onboarding } = await client.call('getOrganisation', { path })
  const added = templates.data.filter(({ name }) => name === 'Neuville')
  const selected = templates.data.find(({ id }) => id === signature_template_id)
  return {
    templates: added.length,
    // Excludes the campaign of the same name in the demo data.
    campaigns: campaigns.data.filter(
      ({ id, name }) => name === 'Bannière par défaut' && !id.startsWith('demo-'),
    ).length,
    teams: teams.data.filter(({ name }) => name === 'Lille').length,
    images: countUploads([...earlier, ...world.requests]),
    company: JSON.parse(selected?.signatureData ?? '{}').companyName as unknown,
    has_onboarding,
  }
}

/** The result of `made` for a run that created everything exactly once. */
export const once = {
  templates: 1,
  campaigns: 1,
  teams: 1,
  images: 1,
  company: 'Neuville',
  has_onboarding: true,
}

/** Returns the user's and company's values after the save at the first login. */
export async function registered(
  { environment: { client }, world }: TestProduct,
  earlier: readonly SeenRequest[] = [],
) {
  const { first_name } = await client.call('getUser', { path: { id: 'me' } })
  const path = { id: 'demo-organisation' }
  const { name, logo } = await client.call('getOrganisation', { path })
  const images = countUploads([...earlier, ...world.requests])
  return { first_name, company: name, logo: logo?.type, images }
}

/** Lets the first matching call reach the server, but loses its response. */
export function losingResponse(
  world: StoryWorld,
  method: string,
  path: string,
  lose: () => Promise<never>,
) {
  let isLost = false
  return async (request: Request) => {
    const isMatch = request.method === method && new URL(request.url).pathname === path
    if (!isMatch || isLost) return undefined
    isLost = true
    await world.fetch(request)
    return lose()
  }
}
