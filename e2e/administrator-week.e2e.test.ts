import type { Client } from '@org/api/client'
import { defaultSignatureData } from '@org/signature'
import path from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { download } from './support/downloads.ts'
import { eventually } from './support/eventually.ts'
import { mouse } from './support/hands.ts'
import { copyFor } from './support/journey.ts'
import { openMail, type OpenMail } from './support/open-mail.ts'
import { plainPng } from './support/images.ts'
import { runEmpty } from './support/running.ts'
import { clientOf, codesOf, signIn, type Session } from './support/session.ts'

/**
 * A spreadsheet of 300 employees, written by XlsxWriter, with a hidden sheet, rich text, formulas
 * and numeric phone numbers.
 */
const spreadsheet = path.resolve(
  import.meta.dirname,
  '../packages/api/src/import/fixtures/employees.xlsx',
)
const ines = 'ines.benaissa@atelier-nord.example'
const everybody = 'Toute la société'
/** How long a mail client may cache the first banner, in seconds. */
const expire = 2
const running = runEmpty()

let session: Session
let client: Client
let page: Page
/** The open mail in Ines’s mailbox. */
let mail: OpenMail
let installLink: string

const organisation = () => ({ id: session.organisation_id })

beforeAll(async () => {
  const { server, smtp } = running
  session = await signIn(server.url, 'admin@atelier-nord.example', codesOf(smtp))
  client = clientOf(server.url, session.access_token)
  await client.call('setOnboarding', { path: organisation() })
  const template = await client.call('createSignatureTemplate', {
    path: organisation(),
    body: { name: 'Société', signatureData: JSON.stringify(defaultSignatureData) },
  })
  const body = { signature_template_id: template.id }
  await client.call('updateOrganisation', { path: organisation(), body })
  page = await running.open(session, '/teams')
})

const importing = () => page.getByRole('dialog', { name: 'Importer des employés' })
const addElsewhere = (email: string) =>
  client.call('createUser', { path: organisation(), body: { email } })
const usersBy = (email?: string) =>
  client.call('listUsers', {
    path: organisation(),
    query: { filter: email === undefined ? {} : { where: { email } } },
  })
const teamNames = async () => {
  const { data } = await client.call('listTeams', { path: organisation(), query: { filter: {} } })
  return data.map(({ name }) => name)
}
const countOf = async () => (await usersBy()).total

/** Formats a time for a datetime field. */
function localTime(milliseconds: number): string {
  const shifted = new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** Plans a banner that started a minute ago and runs for a week. */
async function planBanner(name: string, team: string, color: [number, number, number]) {
  await page.goto(`${running.server.url}/banners`)
  await page.getByRole('button', { name: 'Créer une bannière' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nouvelle bannière' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  const file = { name: 'banner.png', mimeType: 'image/png', buffer: plainPng(800, 200, color) }
  await form.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Valider' }).click()
  await form.getByRole('button', { name: 'Remplacer' }).waitFor()
  await form.getByLabel('Début').fill(localTime(Date.now() - 60_000))
  await form.getByLabel('Fin').fill(localTime(Date.now() + 7 * 86_400_000))
  await form.getByRole('button', { name: /Equipe/ }).click()
  await page.getByRole('option', { name: team }).click()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await form.waitFor({ state: 'detached' })
  const savedAt = Date.now()
  await page.getByRole('row', { name: new RegExp(`${name}.*${team}`) }).waitFor()
  const { data } = await client.call('listCampaigns', { path: organisation() })
  const made = data.find((campaign) => campaign.name === name)
  expect(made).toMatchObject({ type: 'small', active: true, team: { name: team } })
  return { id: String(made?.id), image: `/api/media/${made?.banner_id}/file`, savedAt }
}

const teamRow = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

/**
 * Follows one company from creating its teams to the first installation. Each day depends on the
 * previous one.
 */
describe('an administrator’s week', () => {
  it('[1.1.02] Monday: creates a team', async () => {
    await page.getByRole('button', { name: 'Créer une équipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Créer une équipe' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Boutique')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('row', { name: /Boutique/ }).waitFor()
    // The list shows the team before the server has stored it, and the next test opens another
    // page.
    await eventually(teamNames).toContain('Boutique')
  })

  it('[1.2.75] [1.3.13] Tuesday: opens a spreadsheet from another program in the import dialog', async () => {
    await addElsewhere('lea.martin@atelier-nord.example')
    await page.goto(`${running.server.url}/users`)
    await page.getByText('lea.martin@atelier-nord.example').waitFor()
    await page.getByRole('button', { name: 'Importer une liste' }).click()
    await importing().getByLabel('Fichier des employés').setInputFiles(spreadsheet)
    await importing().getByText('Feuille « Employés »').waitFor()

    const columns = importing().getByRole('group', { name: 'Colonnes' })
    for (const heading of ['Nom', 'Prénom', 'Adresse e-mail', 'Tél. portable', 'Intitulé du poste'])
      await columns.getByRole('button').filter({ hasText: heading }).first().waitFor()
    await importing()
      .getByText(/^1 ligne à corriger/)
      .waitFor()
    await importing().getByText('Existe déjà').waitFor()
  })

  it('[1.4.36] [1.4.37] [1.8.12] stops the import at a row whose employee was created elsewhere in the meantime', async () => {
    await addElsewhere('zoe.lefevre@atelier-nord.example')
    await importing().getByRole('button', { name: 'Importer 299 employés' }).click()

    const message = 'Ligne 18, zoe.lefevre@atelier-nord.example : Cette adresse email existe déjà'
    await importing().getByText(message).waitFor()
    await importing().getByText('15 sur 299').waitFor()
    // Both rows are listed once the server has been asked again which employees already exist.
    await importing()
      .getByText(/^2 lignes à corriger/)
      .waitFor()
    // The fifteen imported employees, the two existing ones and the administrator.
    expect(await countOf()).toBe(18)
  })

  it('resumes the import after the page is reloaded midway, and creates no duplicates', async () => {
    // The server creates 200 employees, but the page reloads before the response arrives.
    await page.route(/\/users\/batch$/, async (route) => void (await route.fetch()))
    await importing().getByRole('button', { name: 'Retirer la ligne 18' }).click()
    await importing().getByRole('button', { name: 'Reprendre' }).click()
    await eventually(countOf).toBe(18 + 200)
    const dialogs: string[] = []
    page.once('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])

    await page.getByText('Un import n’est pas terminé').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Afficher' }).click()
    await importing().getByRole('button', { name: 'Retirer les lignes à corriger' }).click()
    await importing().getByRole('button', { name: 'Reprendre' }).click()
    await importing().getByText('All user imported').waitFor({ timeout: 60_000 })
    await importing().getByRole('button', { name: 'Terminer' }).click()
    expect(await countOf()).toBe(301)
  })

  it('[1.1.07] finds an imported employee by name, and moves her to the team', async () => {
    await page.getByText('1 – 50 sur 301').waitFor()
    await page.getByRole('searchbox', { name: 'Chercher' }).fill('inès benaïssa')
    await page.getByText(ines).waitFor()
    await eventually(() => page.getByRole('row').count()).toBe(2)
    await page.getByRole('button', { name: 'Modifier Inès Benaïssa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier un employé' })
    await dialog.getByRole('button', { name: /Équipe/ }).click()
    await page.getByRole('option', { name: 'Boutique' }).click()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('row', { name: /Inès Benaïssa.*Boutique/ }).waitFor()
    expect((await usersBy(ines)).data).toMatchObject([
      {
        first_name: 'Inès',
        last_name: 'Benaïssa',
        phone_number: '0600119988',
        team: { name: 'Boutique' },
      },
    ])
  })

  it('downloads a template for the next list, and opens the completed template in the import dialog', async () => {
    await page.getByRole('button', { name: 'Importer une liste' }).click()
    const { name, bytes } = await download(page, 'Télécharger un modèle')
    expect(name).toBe('modele-employes.csv')
    expect(bytes.toString('utf8')).toBe(
      '\ufeffEmail;Téléphone;Prénom;Nom;Poste;Équipe;Mobile;Skype\r\n',
    )

    const filled = Buffer.from(`${bytes.toString('utf8')}rose@a.example;;Rose;;Vendeuse;;;\r\n`)
    const file = { name, mimeType: 'text/csv', buffer: filled }
    await importing().getByLabel('Fichier des employés').setInputFiles(file)
    await importing().getByText('rose@a.example').waitFor()
    await importing().getByRole('button', { name: 'Importer 1 employé' }).waitFor()
  })

  let whole: Awaited<ReturnType<typeof planBanner>>

  it('Wednesday: plans a banner for the whole company', async () => {
    whole = await planBanner('Portes ouvertes', everybody, [194, 65, 12])
    await client.call('updateCampaign', { path: { id: whole.id }, body: { expire } })
  })

  it('[1.1.05] Thursday: sends both teams their signature, with the banner', async () => {
    await page.goto(`${running.server.url}/deploy`)
    for (const team of ['Boutique', everybody]) {
      await page.getByRole('button', { name: `Deploy ${team}` }).click()
      await page.getByRole('button', { name: /^Envoyer .* emails?$/ }).click()
    }
    const received = await running.smtp.waitFor(ines)
    expect(received.html).toContain('Benaïssa')
    const address = /http\S+\/api\/user\/[\w-]+\/banner/.exec(received.html ?? '')?.[0] ?? ''
    installLink = /http:\/\/\S+install-email\S*/.exec(received.text ?? '')?.[0] ?? ''
    mail = await openMail(running.browser, address)
    expect(await mail.image()).toBe(whole.image)
    await teamRow('Boutique').getByText('1 envoyé', { exact: true }).waitFor()
  })

  it('[1.1.03] Friday: plans a team banner with dates, which appears in open mails on time', async () => {
    expect(await mail.image()).toBe(whole.image)
    const changed = mail.otherThan(whole.image)
    const special = await planBanner('Vitrine', 'Boutique', [19, 122, 73])
    expect((await changed) - special.savedAt).toBeLessThan((expire + 1) * 1000)
    expect(await mail.image()).toBe(special.image)
    await mail.close()
  })

  it('[1.1.06] [1.4.14] sees that everyone was sent one mail, and finds the first installation in the list', async () => {
    const context = await running.browser.newContext({
      locale: 'fr-FR',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const theirs = await context.newPage()
    await theirs.goto(installLink)
    const { server, smtp } = running
    await copyFor({ page: theirs, hands: mouse, server, smtp }, 'Gmail')
    await theirs.getByText('Installée').waitFor()
    await context.close()

    await expect.poll(countOfSent, { timeout: 60_000, interval: 500 }).toBe(301)
    const deployed = running.smtp.mails
      .filter(({ text }) => text?.includes('install-email'))
      .flatMap(({ recipients }) => recipients)
    expect(deployed).toHaveLength(301)
    expect(new Set(deployed).size).toBe(301)
    await page.goto(`${running.server.url}/deploy`)
    await teamRow(everybody).getByText('300 envoyés', { exact: true }).waitFor()
    await teamRow('Boutique').getByText('1 installé', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Employes' }).click()
    await page.getByText('1 – 50 sur 301').waitFor()
    const byStatus = page.getByRole('button', { name: /^État/ })
    await byStatus.click()
    await byStatus.click()
    const first = page.getByRole('row').nth(1)
    await first.getByText('Inès Benaïssa').waitFor()
    await first.getByText('Installé', { exact: true }).waitFor()
  })
})

async function countOfSent(): Promise<number> {
  const { data } = await client.call('listTeams', { path: organisation() })
  return data.reduce(
    (sum, team) => sum + team.signature_template_deploy_install_email_sent_count,
    0,
  )
}
