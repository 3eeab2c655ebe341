import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes, openSignedIn, signIn } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=coaching' })

const unknown = { type: 'UNKNOWN', code: -1, message: 'The disk sleeps', payload: {} }

let url: string
let page: Page

beforeAll(async () => {
  url = demo.server.url.replace('localhost', '127.0.0.1')
  const session = await signIn(url, freshEmail('lea'), mailboxCodes(demo.server))
  page = await openSignedIn(demo.browser, url, session)
})

it('[3.4.21] [3.4.22] opens the pages and loads the stored record after sign-in, and shows no page after sign-out', async () => {
  const email = freshEmail('coach')
  const context = await demo.browser.newContext({ locale: 'fr-FR' })
  const visitor = await context.newPage()
  await visitor.goto(`${url}/exercices`)
  await visitor.waitForURL(/\/auth\/sign-in/)
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByRole('button', { name: 'Recevoir un code' }).click()
  await visitor.getByLabel('Code').waitFor()
  await visitor.getByLabel('Code').fill(await mailboxCodes(demo.server)(email))
  const [read] = await Promise.all([
    visitor.waitForResponse((response) => response.url().endsWith('/api/coaching/user/me')),
    visitor.getByRole('button', { name: 'Se connecter' }).click(),
  ])
  expect(read.status()).toBe(200)
  // People without a name are asked for it once, and may go on without an answer.
  await visitor.getByRole('heading', { name: 'Onboarding' }).waitFor()
  await visitor.getByRole('link', { name: 'Mes exercices' }).click()
  await visitor.getByRole('heading', { name: 'Mes exercices (0)' }).waitFor()
  await visitor.getByRole('button', { name: 'déconnexion' }).click()
  await visitor.waitForURL(/\/auth\/sign-in/)
  expect(await visitor.getByRole('heading', { name: /^Mes exercices/ }).count()).toBe(0)
  await context.close()
})

it('[3.2.75] stores the two messages that the demo page sends', async () => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/coaching/messages')) {
      sent.push(request.postData() ?? '')
    }
  })
  await page.goto(`${url}/home`)
  await page.getByText('Message enregistré : À bientôt').waitFor()
  expect(sent).toHaveLength(2)
})

it('[3.2.52] only logs that the onboarding could not be saved, and opens the next page', async () => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.goto(`${url}/auth/onboarding`)
  await page.getByLabel('Nom', { exact: true }).fill('Moulin')
  await page.route('**/api/coaching/user/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: unknown })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('heading', { name: /^Mes exercices/ }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  // Looks for the message of the response, because the browser's own log line does not contain it.
  expect(logged).toContainEqual(expect.stringContaining('The disk sleeps'))
  await page.unroute('**/api/coaching/user/*')
  // The onboarding page offers the unsaved input again.
  await page.goto(`${url}/auth/onboarding`)
  await page.getByText('Votre travail non enregistré est de retour').waitFor()
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Moulin')
})

it('[3.2.41] [3.2.42] stores the code of the photo network and closes the window of the network', async () => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      window.open('/instagram-callback?state=s1&code=c1')
    }),
  ])
  if (!popup.isClosed()) await popup.waitForEvent('close')
  const stored = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(stored).toContain('c1')

  // A window that no script opened cannot close itself: it shows a spinner, then asks the user to
  // close it.
  const own = await page.context().newPage()
  await own.goto(`${url}/instagram-callback?state=s2&code=c2`)
  await own.getByRole('progressbar').waitFor()
  await own.getByText('Vous pouvez fermer cette fenêtre').waitFor()
  await page.context().close()
})

it('[3.2.53] opens the runner with a sample session, without sign-in, and shows the session’s detail after closing', async () => {
  const stranger = await demo.browser.newPage({ locale: 'fr-FR' })
  await stranger.goto(`${url}/training-session/launch`)
  await stranger.getByRole('region', { name: 'Nouvel entrainement' }).waitFor()
  expect(await stranger.title()).toBe('Nouvel entrainement – Paraphe')
  await stranger.getByRole('button', { name: 'Fermer' }).click()
  await stranger.getByRole('button', { name: 'Lancer la séance' }).waitFor()
  await stranger.context().close()
})
