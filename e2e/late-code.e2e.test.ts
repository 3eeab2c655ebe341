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

/** A page whose scripts have come; the next ones have not. */
async function openLoaded(path: string): Promise<Page> {
  const page = await demo.open(session, path)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Answers no request for a script until it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

it('says that a page could not be loaded, and loads it when asked again', async () => {
  const page = await openLoaded('/profile')
  const failure = page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' })
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Equipes', exact: true }).click()
  await failure.waitFor()
  await page.getByText('Ce que vous avez saisi est conservé').waitFor()

  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.waitForTimeout(500)
  expect(await failure.isVisible()).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Equipes' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/teams')
  await page.context().close()
})

it('leaves the other pages usable where one could not be loaded', async () => {
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

it('shows that a page is on its way while the network is slow, beside the menu', async () => {
  const page = await openLoaded('/profile')
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Equipes', exact: true }).click()
  await page.getByRole('main').getByRole('progressbar', { name: 'Chargement…' }).waitFor()
  expect(await page.getByRole('link', { name: 'Signatures', exact: true }).isVisible()).toBe(true)
  release()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Equipes' }).waitFor()
  await page.context().close()
})

it('says in a dialog that it is on its way, that it could not be loaded, and loads when asked again', async () => {
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
