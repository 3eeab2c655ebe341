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

/** The call of each step of the wizard's end, in their order. */
export const wizardCalls = [
  ['onboarded', 'POST', `${organisation}/set-onboarding`],
  ['images', 'POST', '/api/media'],
  ['template', 'POST', `${organisation}/signature-templates`],
  ['campaign', 'POST', `${organisation}/campaigns`],
  ['team', 'POST', `${organisation}/teams`],
  ['user', 'PATCH', '/api/user/me'],
  ['organisation', 'PATCH', organisation],
] as const satisfies [RunStepName, string, string][]

/** The call of each step of the saving after a first login, of a design with a logo. */
export const registerCalls = [
  ['images', 'POST', '/api/media'],
  ['profile', 'PATCH', '/api/user/me'],
  ['company', 'PATCH', organisation],
] as const satisfies [RunStepName, string, string][]

export const written = (calls: readonly (readonly [RunStepName, string, string])[]) =>
  calls.map(([, method, path]) => `${method} ${path}`)
export const whole = written(wizardCalls)

/** A signature without pictures. */
export const plain = completeSignatureData({ companyName: 'Neuville', firstName: 'Claire' })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture that is in this browser alone. */
async function localPicture(field: ImageField) {
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
  return { ...plain, banner: { ...plain.banner, media: await localPicture('banner') } }
}

export async function withLogo() {
  return { ...plain, logo: { ...plain.logo, media: await localPicture('logo') } }
}

const running: TestProduct[] = []
/** The product with an administrator before the onboarding; stopped before the next test. */
export async function startProduct(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp({ api: adminBeforeOnboarding, ...options })
  running.push(app)
  return app
}

/** What a former test's page still writes must not reach the next one. */
export async function forgetFormer(): Promise<void> {
  for (const app of running.splice(0)) app.stop()
  await draftStore.clear()
}

/** What is being saved, or was left half-way. */
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

/** The wizard with everything that it can save, its end just asked for. */
export async function started(options: Parameters<typeof startProduct>[0] = {}) {
  const app = await startProduct(options)
  app.store.dispatch(signatureEdited(await withBanner()))
  app.store.dispatch(draftChanged({ signatureName: 'Neuville', teamName: 'Lille' }))
  app.store.dispatch(runRequested('wizard'))
  return app
}

/** How many pictures were sent: once more under its key is not another one. */
const sentPictures = (requests: readonly SeenRequest[]) =>
  new Set(
    requests
      .filter(({ path: called }) => called === '/api/media')
      .map(({ idempotencyKey }) => idempotencyKey),
  ).size

/** What the wizard has made in the organisation; `earlier` are the calls of a page before this one. */
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
  const chosen = templates.data.find(({ id }) => id === signature_template_id)
  return {
    templates: added.length,
    // The demonstration's own campaign has that name too.
    campaigns: campaigns.data.filter(
      ({ id, name }) => name === 'Bannière par défaut' && !id.startsWith('demo-'),
    ).length,
    teams: teams.data.filter(({ name }) => name === 'Lille').length,
    pictures: sentPictures([...earlier, ...world.requests]),
    company: JSON.parse(chosen?.signatureData ?? '{}').companyName as unknown,
    has_onboarding,
  }
}

/** What `made` tells of a run that has made everything, and nothing twice. */
export const once = {
  templates: 1,
  campaigns: 1,
  teams: 1,
  pictures: 1,
  company: 'Neuville',
  has_onboarding: true,
}

/** What the saving after a first login has brought to user and company. */
export async function registered(
  { environment: { client }, world }: TestProduct,
  earlier: readonly SeenRequest[] = [],
) {
  const { first_name } = await client.call('getUser', { path: { id: 'me' } })
  const path = { id: 'demo-organisation' }
  const { name, logo } = await client.call('getOrganisation', { path })
  const pictures = sentPictures([...earlier, ...world.requests])
  return { first_name, company: name, logo: logo?.type, pictures }
}

/** Lets the first such call reach the server, and keeps its answer from coming back. */
export function losing(
  world: StoryWorld,
  method: string,
  path: string,
  lose: () => Promise<never>,
) {
  let isLost = false
  return async (request: Request) => {
    const isMeant = request.method === method && new URL(request.url).pathname === path
    if (!isMeant || isLost) return undefined
    isLost = true
    await world.fetch(request)
    return lose()
  }
}
