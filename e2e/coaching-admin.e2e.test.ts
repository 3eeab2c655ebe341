import { createClient, type Client } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { codesOf, freshEmail, openSignedIn, sessionOf, signIn } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

const secret = 'Squat secret'

let smtp: MailServer
let server: RunningServer
let browser: Browser
/** The address of the admin; the coaching app has the server's own address. */
let adminUrl: string
let adminPage: Page
/** The page of the invited coach. */
let own: Page
let colleague: Client
let exerciceId: string

const clientOf = (token: string) =>
  createClient({ baseUrl: `${server.url}/api`, routes: coachingRoutes, getToken: () => token })

beforeAll(async () => {
  smtp = await startMailServer()
  const hosts = { APP: 'coaching', HOSTS: '127.0.0.1=coaching-admin' }
  server = await startServer({ SMTP_URL: smtp.url, ...hosts })
  browser = await launchBrowser()
  adminUrl = server.url.replace('localhost', '127.0.0.1')
  const session = await signIn(server.url, freshEmail('ines'), codesOf(smtp))
  const client = clientOf(session.access_token)
  exerciceId = (await client.call('createExercice', { body: { title: secret } })).id
  await client.call('createTrainingSession', { body: { title: 'Jambes' } })
  adminPage = await openSignedIn(browser, adminUrl, session)
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

it('[3.6.12] invites a second coach, who signs in with the link in the mail', async () => {
  const email = freshEmail('lea')
  await adminPage.goto(`${adminUrl}/coach/invite`)
  await adminPage.getByRole('textbox', { name: 'Email' }).fill(email)
  await adminPage.getByRole('button', { name: 'Envoyer' }).click()
  await adminPage.getByText(email).waitFor()

  const mail = await smtp.waitFor(email)
  const link = /http:\/\/\S+#\S+/.exec(mail.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ locale: 'fr-FR' })
  own = await context.newPage()
  await own.goto(link)
  expect(await own.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
  await own.getByRole('button', { name: 'Recevoir un code' }).click()
  await own.getByLabel('Code').fill(await codesOf(smtp)(email))
  await own.getByRole('button', { name: 'Se connecter' }).click()
  await own.getByRole('button', { name: 'déconnexion' }).waitFor()
  colleague = clientOf((await sessionOf(own)).access_token)
})

it('shows the second coach no records of the first coach', async () => {
  await own.goto(`${server.url}/exercices`)
  await own.getByRole('heading', { name: 'Mes exercices (0)' }).waitFor()
  await own.goto(`${server.url}/training-sessions`)
  await own.getByRole('heading', { name: "Mes séances d'entrainement (0)" }).waitFor()
  await own.goto(`${server.url}/exercices/${exerciceId}`)
  await own.getByText('NOT FOUND').waitFor()
  expect(await own.getByText(secret).count()).toBe(0)
  const path = { id: exerciceId }
  const refused = { type: 'NOT_FOUND' }
  await expect(colleague.call('getExercice', { path })).rejects.toMatchObject(refused)
  const body = { title: 'Mine' }
  await expect(colleague.call('updateExercice', { path, body })).rejects.toMatchObject(refused)
})

it('[3.2.97] keeps the second coach out of the admin', async () => {
  const { access_token } = await sessionOf(own)
  const page = await openSignedIn(browser, adminUrl, await sessionOf(own))
  await page.goto(`${adminUrl}/coachs`)
  await page.getByRole('heading', { name: 'Accès interdit' }).waitFor()
  await expect(clientOf(access_token).call('listCoaches')).rejects.toMatchObject({
    type: 'FORBIDDEN',
  })
  await page.context().close()
})

it('signs the second coach out once the administrator has ended the access', async () => {
  await adminPage.goto(`${adminUrl}/coachs`)
  await adminPage.getByRole('row', { name: /lea@/ }).getByRole('link').first().click()
  await adminPage.getByRole('button', { name: /Mettre fin à l’accès/ }).click()
  const question = adminPage.getByRole('alertdialog')
  await question.getByRole('button', { name: /Oui|Mettre fin/ }).click()
  await question.waitFor({ state: 'detached' })
  await expect(colleague.call('listExercices')).rejects.toMatchObject({ type: 'NOT_SIGNED_IN' })
  await own.goto(`${server.url}/exercices`)
  await own.getByRole('textbox', { name: 'Email' }).waitFor()
  await own.context().close()
  await adminPage.context().close()
})
