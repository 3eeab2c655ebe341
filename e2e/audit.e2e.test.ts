import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { download } from './support/downloads.ts'
import { eventually } from './support/eventually.ts'
import { runDemo } from './support/running.ts'
import { clientOf, mailboxCodes, sessionOf } from './support/session.ts'

const admin = 'camille.moreau@maison-lueur.example'
const leaver = 'mathieu.meunier@maison-lueur.example'
// Nobody can register, so a deleted account cannot sign in.
const running = runDemo({ SIGN_UP: 'invited' })

let page: Page
/** All codes that were entered or mailed. The exported log must contain none of them. */
const codes: string[] = []

beforeAll(async () => {
  const context = await running.browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  })
  page = await context.newPage()
})

const rowOf = (text: string | RegExp) => page.getByRole('row', { name: text })

async function enter(code: string) {
  codes.push(code)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function openLog() {
  await page.goto(`${running.server.url}/home`)
  await page.getByRole('link', { name: 'Journal d’activité' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journal d’activité' }).waitFor()
}

/** Follows an administrator through one morning. Each step depends on the previous one. */
describe('the audit log', () => {
  it('lists a sign-in that failed because of a wrong code, and one that succeeded', async () => {
    await page.goto(`${running.server.url}/auth/sign-in`)
    await page.getByRole('textbox', { name: 'Email' }).fill(admin)
    await page.getByRole('button', { name: 'Send me a magic link' }).click()
    await page.getByText('Check your email!').waitFor()
    const right = await mailboxCodes(running.server)(admin)
    await enter(right === '000000' ? '111111' : '000000')
    await page.getByText('Code invalide ou expiré').waitFor()
    await enter(right)
    await page.waitForURL('**/home')

    // A background job records the failed sign-in a moment later.
    await eventually(async () => {
      await openLog()
      await rowOf(/Connexion/)
        .first()
        .waitFor()
      return (await rowOf(/Connexion/).allTextContents()).slice(0, 2).toSorted()
    }).toEqual([
      expect.stringMatching(/Refusécode invalide ou expiré127\.0\.0\.1$/),
      expect.stringMatching(/Réussi127\.0\.0\.1$/),
    ])
  })

  it('lists what was sent and deleted', async () => {
    const session = await sessionOf(page)
    const client = clientOf(running.server.url, session.access_token)
    await client.call('deployUser', { path: { id: session.user_id }, body: { send_again: true } })
    await page.goto(`${running.server.url}/users?search=meunier`)
    await page.getByRole('button', { name: 'Supprimer Mathieu Meunier' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByText(leaver).first().waitFor({ state: 'detached' })

    await openLog()

    await rowOf(new RegExp(`Employé supprimé.*${leaver}.*${admin}.*Réussi`)).waitFor()
    await rowOf(new RegExp(`Signature envoyée.*${admin}.*1 email`)).waitFor()
  })

  it('can be filtered, and keeps the filter after a reload', async () => {
    await page.getByRole('button', { name: 'Filtres' }).click()
    await page.getByRole('checkbox', { name: 'Refusé' }).press(' ')
    await rowOf(/Employé supprimé/)
      .first()
      .waitFor({ state: 'detached' })
    await page.reload()
    await rowOf(/Refusé/)
      .first()
      .waitFor()
    expect(await rowOf(/Réussi/).count()).toBe(0)
  })

  it('is exported as a spreadsheet without any codes, and logs the export', async () => {
    await openLog()
    await rowOf(/Employé supprimé/)
      .first()
      .waitFor()
    const { name, bytes } = await download(page, 'Exporter')
    const text = bytes.toString('utf8')

    expect(name).toBe('Journal d’activité.csv')
    expect(text.startsWith('\ufeffDate;Type;Action;Personne;')).toBe(true)
    expect(text).toContain(`;Suppression;Employé supprimé;${admin};;${leaver};`)
    expect(text).toContain(';Refusé;code invalide ou expiré;127.0.0.1')
    for (const code of codes) expect(text).not.toContain(code)
    await openLog()
    await rowOf(/Journal exporté/).waitFor()
  })

  it('is not accessible to a team’s administrator', async () => {
    const session = await running.enter('ines.benali')
    const other = await running.open(session, '/audit')
    await other.waitForURL('**/unauthorized')
    expect(await other.getByText('Journal d’activité').count()).toBe(0)
    const client = clientOf(running.server.url, session.access_token)
    const read = client.call('listAudit', { path: { id: session.organisation_id } })
    await expect(read).rejects.toMatchObject({ type: 'FORBIDDEN' })
  })
})

interface CompanyData {
  organisation: { name: string }
  employees: { email: string }[]
  teams: unknown[]
  signatures: unknown[]
  banners: unknown[]
}

describe('deleting the company, with the keyboard alone', () => {
  const title = 'Supprimer la société'
  const name = 'Maison Lueur'
  const dialog = () => page.getByRole('dialog', { name: title })
  const field = () => dialog().getByRole('textbox', { name: /tapez le nom de la société/ })
  const confirmation = () => dialog().getByRole('button', { name: 'Supprimer pour toujours' })
  let session: Awaited<ReturnType<typeof sessionOf>>

  it('offers the data as a file, and rejects another name', async () => {
    session = await sessionOf(page)
    await page.goto(`${running.server.url}/home`)
    await page.getByRole('button', { name: `${title}…` }).press('Enter')
    await dialog()
      .getByText(/employés, et l’accès/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Télécharger les données' }).focus()
    const saving = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const saved = await saving
    const data = JSON.parse(await readFile(await saved.path(), 'utf8')) as CompanyData

    expect(saved.suggestedFilename()).toBe('donnees-de-la-societe.json')
    expect(data.organisation.name).toBe(name)
    expect(data.employees.map(({ email }) => email)).toContain(admin)
    const client = clientOf(running.server.url, session.access_token)
    const path = { id: session.organisation_id }
    expect(data.employees).toHaveLength((await client.call('listUsers', { path })).total)
    for (const list of [data.teams, data.signatures, data.banners]) expect(list).not.toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.type('Maison')
    expect(await field().evaluate((one) => one === document.activeElement)).toBe(true)
    await dialog().getByText('Ce n’est pas le nom de la société').waitFor()
    expect(await confirmation().isDisabled()).toBe(true)
  })

  it('signs everybody out, and nobody of the company can sign in again', async () => {
    await page.keyboard.type(' Lueur')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('La société est supprimée').waitFor()
    await page.waitForURL('**/auth/sign-in')

    const client = clientOf(running.server.url, session.access_token)
    const read = client.call('getUser', { path: { id: 'me' } })
    await expect(read).rejects.toMatchObject({ type: 'NOT_SIGNED_IN' })
    // The mailbox has no new code, so that this is the last one from before the deletion.
    const code = await mailboxCodes(running.server)(admin)
    await page.getByRole('textbox', { name: 'Email' }).fill(admin)
    await page.getByRole('button', { name: 'Send me a magic link' }).click()
    await page.getByText('Check your email!').waitFor()
    await enter(code)
    await page.getByText('Code invalide ou expiré').waitFor()
    expect(await mailboxCodes(running.server)(admin)).toBe(code)
  })
})
