import type { Client } from '@org/api/client'
import { defaultSignatureData } from '@org/signature'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, codesOf, openSignedIn, signIn, type Session } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

const fine = 'alice@atelier.example'
const fineToo = 'dora@atelier.example'
const gone = 'bruno@atelier.example'
const busy = 'chloe@atelier.example'

let smtp: MailServer
let server: RunningServer
let browser: Browser
let session: Session
let client: Client
let page: Page
let teamId: string
let templateId: string

beforeAll(async () => {
  smtp = await startMailServer((address, attempt) => {
    if (address === gone) return { code: 550, message: 'Mailbox unavailable' }
    if (address === busy && attempt === 1) return { code: 451, message: 'Try again later' }
    return null
  })
  server = await startServer({ SMTP_URL: smtp.url })
  browser = await launchBrowser()
  session = await signIn(server.url, 'admin@atelier.example', codesOf(smtp))
  client = clientOf(server.url, session.access_token)
  const path = { id: session.organisation_id }
  await client.call('setOnboarding', { path })
  teamId = (await client.call('createTeam', { path, body: { name: 'Atelier' } })).id
  await client.call('createTeam', { path, body: { name: 'Vide' } })
  for (const email of [fine, fineToo, gone, busy]) {
    await client.call('createUser', { path, body: { email, team_id: teamId } })
  }
  page = await openSignedIn(browser, server.url, session, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${server.url}/deploy`)
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

const deployButton = (team: string) => page.getByRole('button', { name: `Deploy ${team}` })
const question = () =>
  page.getByRole('dialog', { name: /^(Envoyer la signature|Relancer|Personne)/ })
const sendButton = () => question().getByRole('button', { name: /^Envoyer .* emails?$/ })
const rowOf = (email: string) => page.getByRole('row', { name: new RegExp(email) })
const mailsTo = (email: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(email)).length

const contentOf = (companyName: string) => JSON.stringify({ ...defaultSignatureData, companyName })

async function openEmployees() {
  await page.goto(`${server.url}/deploy`)
  await page.getByRole('tab', { name: 'Employes' }).click()
}

/** Follows one company's first deploy. Each step depends on the previous one. */
describe('deploying', () => {
  it('[1.4.17] says ‘No one is in the team’ for a team without members', async () => {
    await deployButton('Vide').click()
    await page.getByRole('alert').getByText('No one is in the team').waitFor()
  })

  it('[1.4.16] says that no template is selected, and sends nothing', async () => {
    await deployButton('Atelier').click()
    await page.getByRole('alert').getByText('No signature template choosen').waitFor()
    const refused = await fetch(`${server.url}/api/team/${teamId}/deploy-signature`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': session.access_token },
      body: '{}',
    })
    expect(await refused.json()).toMatchObject({ message: 'No signature template choosen' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(mailsTo(fine)).toBe(0)
  })

  it('[1.4.12] [1.4.13] sends exactly one mail to each valid address, even after double clicks', async () => {
    const path = { id: session.organisation_id }
    const template = await client.call('createSignatureTemplate', {
      path,
      body: { name: 'Société', signatureData: contentOf('Atelier du Nord') },
    })
    templateId = template.id
    await client.call('updateOrganisation', { path, body: { signature_template_id: templateId } })
    await openEmployees()
    expect(
      await rowOf(fine)
        .getByRole('button', { name: /^Deploy/ })
        .isEnabled(),
    ).toBe(true)
    await page.getByRole('tab', { name: 'Equipes' }).click()
    await deployButton('Atelier').dblclick()
    await page.getByRole('dialog', { name: 'Envoyer la signature à 4 personnes ?' }).waitFor()
    const shown = page.frameLocator('iframe[title^="L’email que recevra"]')
    await shown.getByText('Installer ma signature').waitFor()
    expect(mailsTo(fine)).toBe(0)
    await sendButton().dblclick()
    await question().waitFor({ state: 'detached' })
    await Promise.all([fine, fineToo].map((email) => smtp.waitFor(email)))
    // Wait until only the delayed mail is left. Any duplicates would have been sent by then.
    await eventually(async () => {
      const { deploy_queued_count, deploy_failed_count } = await client.call('getTeam', {
        path: { id: teamId },
      })
      return [deploy_queued_count, deploy_failed_count]
    }).toEqual([1, 1])
    expect([fine, fineToo, gone, busy].map(mailsTo)).toEqual([1, 1, 0, 0])
    await page.getByRole('tab', { name: 'Employes' }).click()
    await rowOf(fine).getByText('Email envoyé').waitFor()
    await rowOf(fine)
      .getByText(/^Envoyé le /)
      .waitFor()
  })

  it('sends a test mail to the administrator and nobody else', async () => {
    await openEmployees()
    await page.getByRole('tab', { name: 'Equipes' }).click()
    await deployButton('Atelier').press('Enter')
    await question().getByRole('button', { name: 'M’envoyer un test' }).press('Enter')
    await question().getByText('Test envoyé à admin@atelier.example').waitFor()
    const isTest = ({ subject }: { subject?: string | undefined }) =>
      subject?.startsWith('[Test]') === true
    const test = await smtp.waitFor('admin@atelier.example', isTest)
    expect(test.recipients).toEqual(['admin@atelier.example'])
    expect(smtp.mails.filter(isTest)).toHaveLength(1)
    const left = question().getByText('2 ont déjà reçu cette signature')
    await left.press('Enter')
    await question()
      .getByText(/alice@atelier\.example, dora@atelier\.example/)
      .waitFor()
    await page.keyboard.press('Escape')
    await question().waitFor({ state: 'detached' })
    await eventually(() =>
      deployButton('Atelier').evaluate((button) => document.activeElement === button),
    ).toBe(true)
    expect([fine, fineToo].map(mailsTo)).toEqual([1, 1])
  })

  it('does not remind people who were mailed in the last 24 hours', async () => {
    await page.getByRole('button', { name: 'Relancer Atelier' }).click()
    await page.getByRole('dialog', { name: 'Personne à relancer' }).waitFor()
    await question().getByText('2 ont reçu un email depuis moins de 24 heures').waitFor()
    await page.keyboard.press('Escape')
    const path = { id: session.organisation_id }
    expect(await client.call('remindPeople', { path })).toMatchObject({ queued: 0 })
    expect([fine, fineToo].map(mailsTo)).toEqual([1, 1])
  })

  it('shows the permanently rejected address with the reason', async () => {
    await openEmployees()
    const row = rowOf(gone)
    await row.getByText('Échec de l’envoi').waitFor()
    await row.getByText(/Mailbox unavailable/).waitFor()
    await row.getByRole('button', { name: /^Envoyer à nouveau/ }).waitFor()
    await page.getByRole('tab', { name: 'Equipes' }).click()
    await page.getByText('1 envoi échoué').waitFor()
  })

  it('[1.2.89] [1.2.90] [1.2.91] copies a link and says Copié for one second', async () => {
    await page.clock.install()
    await openEmployees()
    const row = rowOf(fine)
    await row.getByText('Copier le lien').waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await row.getByRole('button', { name: /^Copier le lien/ }).click()
    const copied = row.getByText('Copié', { exact: true })
    await copied.waitFor()
    await page.clock.runFor(950)
    expect(await copied.count()).toBe(1)
    await page.clock.runFor(100)
    await eventually(() => copied.count()).toBe(0)
    await page.clock.resume()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${server.url}/user/[^/]+/install-email\\?signatureversion=`))
  })

  it('retries the busy address until the mail arrives, and sends no second mail', async () => {
    await smtp.waitFor(busy, undefined, 60)
    await rowOf(busy).getByText('Email envoyé').waitFor()
    expect([fine, fineToo, gone, busy].map(mailsTo)).toEqual([1, 1, 0, 1])
    expect(smtp.mails.every(({ recipients }) => recipients.length === 1)).toBe(true)
  })

  it('sends the mail again to one person on request', async () => {
    await openEmployees()
    await rowOf(fine)
      .getByRole('button', { name: /^Envoyer à nouveau/ })
      .click()
    await eventually(() => mailsTo(fine)).toBe(2)
    await rowOf(fine).getByText('Email envoyé').waitFor()
    expect([fineToo, gone, busy].map(mailsTo)).toEqual([1, 0, 1])
  })

  it('[1.4.15] counts sent mails, and disables Deploy once everyone has been sent one', async () => {
    await page.goto(`${server.url}/deploy`)
    await page.getByText('3 envoyés').waitFor()
    expect(await deployButton('Atelier').isEnabled()).toBe(true)
    await client.call('deleteUser', { path: { id: await idOf(gone) } })

    await page.reload()
    await eventually(() => deployButton('Atelier').isDisabled()).toBe(true)
    expect(await deployButton('Vide').isEnabled()).toBe(true)
  })

  it('[1.1.06] [1.4.14] shows and counts installed signatures, and marks them as old after a template change', async () => {
    const { url } = await client.call('getInstallLink', { path: { id: await idOf(fine) } })
    const key = new URL(url).pathname.split('/')[2] ?? ''
    await client.call('markInstalled', { path: { key } })
    await openEmployees()
    await rowOf(fine).getByText('Installé', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Equipes' }).click()
    await page.getByText('1 installé', { exact: true }).waitFor()
    await page.getByText('3 envoyés', { exact: true }).waitFor()

    await client.call('updateTemplate', {
      path: { id: templateId },
      body: { signatureData: contentOf('Atelier du Sud') },
    })
    await openEmployees()
    await rowOf(fine).getByText('ancienne version installée').waitFor()
    expect(await rowOf(fine).getByText('Installé', { exact: true }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Equipes' }).click()
    await eventually(() => deployButton('Atelier').isEnabled()).toBe(true)
  })
})

async function idOf(email: string): Promise<string> {
  const { data } = await client.call('listUsers', { path: { id: session.organisation_id } })
  return data.find((user) => user.email === email)?.id ?? ''
}
