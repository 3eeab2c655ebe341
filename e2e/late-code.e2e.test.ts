import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { runDemo } from './support/running.ts'
import type { Session } from './support/session.ts'

const demo = runDemo()
let session: Session

beforeAll(async () => {
  session = await demo.enter()
})

const scripts = '**/assets/*.js'

/** Opens a page and waits until it is rendered, but not for scripts that load later. */
async function openLoaded(path: string): Promise<Page> {
  const page = await demo.open(session, path)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Opens a page and waits for a script containing `words`, which loads when the page is idle. */
async function openIdle(path: string, words: string): Promise<Page> {
  const page = await openLoaded(path)
  await scriptWith(page, words)
  return page
}

/** Waits for a script that contains `words`. */
const scriptWith = (page: Page, words: string) =>
  page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes(words),
  )

/** Delays all script requests until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

it('says that a page could not be loaded, and loads it on retry', async () => {
  const page = await openLoaded('/profile')
  const failure = page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' })
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Equipes', exact: true }).click()
  await failure.waitFor()
  await page.getByText('la page sera rechargée').waitFor()

  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('Le serveur ne répond toujours pas').waitFor()
  expect(await failure.isVisible()).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Equipes' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/teams')
  await page.context().close()
})

it('keeps the other pages usable when a page could not be loaded', async () => {
  const page = await openLoaded('/profile')
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('link', { name: 'Equipes', exact: true }).click()
  await page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' }).waitFor()
  await page
    .getByRole('link', { name: 'camille.moreau' })
    .or(page.locator('a[href="/profile"]'))
    .first()
    .click()
  await page.getByRole('main').getByLabel('Email', { exact: true }).waitFor()
  await page.context().close()
})

it('shows a loading indicator next to the menu while the network is slow', async () => {
  const page = await openLoaded('/profile')
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Equipes', exact: true }).click()
  await page.getByRole('main').getByRole('progressbar', { name: 'Chargement…' }).waitFor()
  expect(await page.getByRole('link', { name: 'Signatures', exact: true }).isVisible()).toBe(true)
  release()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Equipes' }).waitFor()
  await page.context().close()
})

it('shows inside a dialog that its content is loading or failed to load, and loads it on retry', async () => {
  const page = await openLoaded('/users')
  const { promise, resolve: fail } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer des employés' })
  await dialog.getByRole('status', { name: 'Chargement…' }).waitFor()
  fail()
  await dialog.getByText('Cette partie de la page n’a pas pu être chargée').waitFor()

  await page.unroute(scripts)
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  await dialog.getByText('ou déposez ici un fichier').waitFor()
  await page.context().close()
})

it('shows in a dialog that an action for selected employees could not be loaded', async () => {
  const page = await openLoaded('/users')
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('grid').getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Envoyer la signature' }).click()
  const dialog = page.getByRole('dialog', { name: 'Envoyer la signature' })
  await dialog.getByText('Cette partie de la page n’a pas pu être chargée').waitFor()
  await page.context().close()
})

it('preloads the actions for selected employees when the page is idle', async () => {
  const page = await openIdle('/users', 'deleteNotSelf')
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('grid').getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.context().close()
})

it('preloads the sign-in dialog before a session ends with unsaved work', async () => {
  const page = await openIdle('/profile', 'Envoyer le lien')
  await page.route(scripts, (route) => route.abort())
  await page.route('**/api/user/me', (route) =>
    route.fulfill({
      status: 401,
      json: { type: 'NOT_SIGNED_IN', code: 105, message: 'Not signed in any more' },
    }),
  )
  await page.getByRole('textbox', { name: 'Poste' }).fill('Présidente')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
  await dialog.getByRole('textbox', { name: 'Email' }).waitFor()
  await page.context().close()
})

it('loads the sign-in dialog once work is unsaved, if the page never becomes idle', async () => {
  const page = await openLoaded('/profile')
  // Reads the bodies, because a fetch is finished only once its body is read.
  const keepBusy = () => setInterval(async () => (await fetch('/healthz')).text(), 500)
  await page.evaluate(keepBusy)
  const signIn = scriptWith(page, 'Envoyer le lien')
  await page.getByRole('textbox', { name: 'Poste' }).fill('Présidente')
  await signIn
  await page.context().close()
})
