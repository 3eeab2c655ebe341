import { beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { runDemo } from './support/running.ts'
import type { Session } from './support/session.ts'

const demo = runDemo()
let admin: Session

beforeAll(async () => {
  admin = await demo.enter()
})

const teams = '**/api/organisation/*/teams*'
const rowOf = (page: Page) => page.getByRole('main').getByRole('row', { name: /Commercial/ })
const unknown = {
  status: 500,
  json: {
    type: 'UNKNOWN',
    code: -1,
    message: 'Unknown error',
    payload: { reference: '1a2b3c4d' },
  },
}

it('says why a list failed to load and that nothing changed, and offers a retry', async () => {
  const page = await demo.open(admin, '/profile')
  await page.route(teams, (route) => route.fulfill(unknown))
  await page.goto(`${demo.server.url}/teams`)

  await page.getByText('Unknown error (référence 1a2b3c4d)').waitFor()
  await page.getByText('Rien n’a été modifié : réessayez dans un instant.').waitFor()
  await page.unroute(teams)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await rowOf(page).first().waitFor()
  await page.context().close()
})

it('shows a loading indicator for a slow server, then the list', async () => {
  const page = await demo.open(admin, '/profile')
  await page.route(teams, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto(`${demo.server.url}/teams`)

  await page.getByLabel('Chargement…').first().waitFor()
  expect(await page.getByText('Unknown error').count()).toBe(0)
  await rowOf(page).first().waitFor()
  await page.context().close()
})

it('keeps the email when the sign-in request fails, and says so', async () => {
  const page = await demo.browser.newPage()
  await page.route('**/api/auth/magiclink/send*', (route) => route.abort())
  await page.goto(`${demo.server.url}/login`)
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('camille.moreau@maison-lueur.example')
  await email.press('Enter')

  await page.getByText('Connexion impossible.').waitFor()
  await page.getByText('Votre adresse est conservée : réessayez dans un instant.').waitFor()
  expect(await email.inputValue()).toBe('camille.moreau@maison-lueur.example')
  await page.close()
})
