import type { Client } from '@org/api/client'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import {
  clientOf,
  codesOf,
  freshEmail,
  openSignedIn,
  sessionOf,
  signIn,
  type Session,
} from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

let smtp: MailServer
let server: RunningServer
let browser: Browser
let session: Session
let client: Client
let teamId: string

beforeAll(async () => {
  smtp = await startMailServer()
  server = await startServer({ SMTP_URL: smtp.url })
  browser = await launchBrowser()
  session = await signIn(server.url, 'admin@atelier.example', codesOf(smtp))
  client = clientOf(server.url, session.access_token)
  const path = { id: session.organisation_id }
  await client.call('setOnboarding', { path })
  await client.call('createTeam', { path, body: { name: 'Studio' } })
  teamId = (await client.call('createTeam', { path, body: { name: 'Ventes' } })).id
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

const card = (page: Page) => page.getByRole('region', { name: 'Administrateurs' })

/** Uses the company's page to invite a person to administer a team. */
async function invite(page: Page, email: string, team: string): Promise<void> {
  await page.goto(`${server.url}/home`)
  await card(page).getByRole('button', { name: 'Inviter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter un administrateur' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: /Droits/ }).click()
  await page.getByRole('option', { name: 'Administrateur d’équipe' }).click()
  await dialog.getByRole('button', { name: /Équipe/ }).click()
  await page.getByRole('option', { name: team }).click()
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Finds the link to the sign-in page in the mail with this recipient and subject. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  const mail = await smtp.waitFor(email, (one) => subject.test(one.subject ?? ''))
  return /http:\/\/\S+\/login#\S+/.exec(mail.text ?? '')?.[0] ?? ''
}

/** Uses the company's page to revoke a person's rights. */
async function withdraw(page: Page, email: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: `Retirer les droits de ${email}` })
    .click()
  const question = page.getByRole('alertdialog', { name: `Retirer les droits de ${email} ?` })
  await question.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Droits retirés').waitFor()
  await eventually(() => card(page).getByText(email).count()).toBe(0)
}

it('turns an outsider into a team administrator through two mails, and signs them out once the rights are revoked', async () => {
  const email = freshEmail('nadia')
  const page = await openSignedIn(browser, server.url, session)
  await invite(page, email, 'Ventes')
  const pending = card(page).getByRole('list', { name: 'Invitations en attente' })
  await pending.getByText(email).waitFor()
  await pending.getByText(/^Valable jusqu’au/).waitFor()

  const link = await linkTo(email, /vous invite à administrer l'équipe Ventes/)
  const invited = await browser.newContext({ locale: 'fr-FR' })
  const first = await invited.newPage()
  await first.goto(link)
  await first.getByRole('heading', { name: 'Acceptez votre invitation' }).waitFor()
  expect(await first.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
  await first.getByRole('button', { name: 'Send me a magic link' }).click()
  await first.getByRole('heading', { name: 'Check your email!' }).waitFor()
  // The mail with the code opens another page, which must receive the invitation too.
  const own = await invited.newPage()
  await own.goto(await linkTo(email, /code de connexion/))
  await own.getByText('Votre invitation est acceptée avec ce code.').waitFor()
  await own.getByRole('button', { name: 'Login' }).click()
  await own.waitForURL(`**/team/${teamId}`)
  await own.getByRole('heading', { name: 'Equipe Ventes' }).waitFor()
  const theirs = await sessionOf(own)
  expect(theirs.organisation_id).toBe(session.organisation_id)
  const path = { id: session.organisation_id }
  const invitee = clientOf(server.url, theirs.access_token)
  const teams = await invitee.call('listTeams', { path })
  expect(teams.data.map(({ id }) => id)).toEqual([teamId])

  await page.reload()
  await card(page).getByText('Administrateur de l’équipe Ventes').waitFor()
  expect(await pending.count()).toBe(0)
  await withdraw(page, email)

  await expect(invitee.call('listTeams', { path })).rejects.toMatchObject({ code: 105 })
  await own.goto(`${server.url}/users`)
  await own.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  await invited.close()
  await page.context().close()
})

it('keeps an employee signed in after the rights are revoked, but without administrator pages', async () => {
  const email = freshEmail('paul')
  const path = { id: session.organisation_id }
  await client.call('createUser', { path, body: { email, team_id: teamId } })
  const body = { email, role: 'team_admin' as const, team_id: teamId }
  await client.call('createInvitation', { path, body })
  const link = new URL(await linkTo(email, /vous invite à administrer l'équipe Ventes/))
  const invitation = new URLSearchParams(link.hash.slice(1)).get('invitation') ?? ''
  const theirs = await signIn(server.url, email, codesOf(smtp), invitation)
  const colleague = clientOf(server.url, theirs.access_token)
  const own = await openSignedIn(browser, server.url, theirs)
  await own.goto(`${server.url}/users`)
  await own.getByRole('row', { name: new RegExp(email) }).waitFor()

  const page = await openSignedIn(browser, server.url, session)
  await page.goto(`${server.url}/home`)
  await withdraw(page, email)

  await expect(colleague.call('listTeams', { path })).rejects.toMatchObject({ type: 'FORBIDDEN' })
  await own.reload()
  await own.waitForURL('**/unauthorized')
  expect(await colleague.call('getUser', { path: { id: 'me' } })).toMatchObject({ role: 'member' })
  await own.context().close()
  await page.context().close()
})
