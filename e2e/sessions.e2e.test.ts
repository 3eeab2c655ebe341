import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { freshEmail, mailboxCodes, openSignedIn, sessionOf, signIn } from './support/session.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Signs in with the form, in a separate browser with this user agent. */
async function signInBy(email: string, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', userAgent })
  const page = await context.newPage()
  await page.goto(`${server.url}/auth/sign-in`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me a magic link' }).click()
  await page.getByRole('heading', { name: 'Check your email!' }).waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailboxCodes(server)(email))
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('tab', { name: 'General' }).waitFor()
  return page
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

it('ends the session of a lost phone from the profile page by keyboard, after which the phone must sign in again', async () => {
  const email = freshEmail('perdu')
  const lost = await signInBy(email, phone)
  const kept = await openSignedIn(
    browser,
    server.url,
    await signIn(server.url, email, mailboxCodes(server)),
  )
  await kept.goto(`${server.url}/profile`)
  const sessions = kept.getByRole('list', { name: 'Vos sessions' })
  await sessions.getByText('Session actuelle').waitFor()

  await sessions.getByRole('button', { name: /^Terminer la session Safari sur iPhone/ }).focus()
  await kept.keyboard.press('Enter')
  await kept.getByRole('alertdialog').waitFor()
  await kept.keyboard.press('Tab')
  await kept.keyboard.press('Enter')
  await kept.getByText('Session terminée').waitFor()

  expect(await sessions.getByRole('listitem').count()).toBe(1)
  const { access_token: token } = await sessionOf(lost)
  await lost.goto(`${server.url}/profile`)
  await lost.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  const answer = await fetch(`${server.url}/api/user/me`, { headers: { 'X-access-token': token } })
  expect(answer.status).toBe(401)
  await Promise.all([lost, kept].map((page) => page.context().close()))
})
