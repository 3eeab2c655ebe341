import type { SignatureData } from '@org/signature'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { runDemo } from './support/running.ts'
import { clientOf, type Session } from './support/session.ts'

const sales = 'demo-team-sales'

const demo = runDemo()
/** The administrators of the company and of the sales team. */
let admin: Session
let teamAdmin: Session

beforeAll(async () => {
  admin = await demo.enter()
  teamAdmin = await demo.enter('ines.benali')
})

const api = () => clientOf(demo.server.url, admin.access_token)

/** Creates a signature of the sales team, which both administrators may edit. */
async function salesSignature(name: string): Promise<string> {
  const made = await api().call('createTeamSignature', { path: { id: sales }, body: { name } })
  return made.id
}

async function stored(id: string): Promise<SignatureData> {
  const { signatureData } = await api().call('getTemplate', { path: { id } })
  return JSON.parse(signatureData) as SignatureData
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
const changedElsewhere = 'Modifié entre-temps par quelqu’un d’autre'

async function type(page: Page, name: string, text: string) {
  await field(page, name).fill(text)
  await button(page, 'Enregistrer').click()
}

describe('two administrators with the same signature', () => {
  let count = 0
  let name: string
  let id: string
  let first: Page
  let second: Page

  beforeEach(async () => {
    name = `À deux ${(count += 1)}`
    id = await salesSignature(name)
    first = await demo.open(admin, `/signature/${id}`)
    second = await demo.open(teamAdmin, `/signature/${id}`)
    await field(second, 'Adresse').waitFor()
    await type(first, 'Adresse', '1 quai Perrache')
    await first.getByText('Saved').waitFor()
    return async () => {
      await first.context().close()
      await second.context().close()
    }
  })

  it('notifies the second administrator of the other change, and overwrites it only on request', async () => {
    await type(second, 'Adresse', '2 place Bellecour')
    await notice(second, changedElsewhere).waitFor()
    await second.getByText('Error', { exact: true }).waitFor()
    expect(await field(second, 'Adresse').inputValue()).toBe('2 place Bellecour')
    expect(await stored(id)).toMatchObject({ address: '1 quai Perrache' })
    const sides = notice(second, changedElsewhere).locator('iframe')
    const seen = await Promise.all(
      (await sides.all()).map((frame) => frame.contentFrame().locator('body').innerText()),
    )
    expect(seen.map((text) => /1 quai Perrache|2 place Bellecour/.exec(text)?.[0])).toEqual([
      '2 place Bellecour',
      '1 quai Perrache',
    ])

    await button(second, 'Remplacer par ma saisie').click()
    await second.getByText('Saved').waitFor()
    expect(await stored(id)).toMatchObject({ address: '2 place Bellecour' })
  })

  it('loads the other administrator’s version on request', async () => {
    await type(second, 'Adresse', '2 place Bellecour')
    await button(second, 'Reprendre la version actuelle').click()
    await eventually(() => field(second, 'Adresse').inputValue()).toBe('1 quai Perrache')
    await type(second, 'Adresse', '3 rue Mercière')
    await second.getByText('Saved').waitFor()
    expect(await stored(id)).toMatchObject({ address: '3 rue Mercière' })
  })

  it('merges a new name with the other administrator’s design without asking', async () => {
    await type(second, 'Nom de la signature', 'À trois')
    await second.getByText('Saved').waitFor()
    const template = await api().call('getTemplate', { path: { id } })
    expect(template.name).toBe('À trois')
    // The other administrator's design is loaded now, and the next change builds on it.
    await eventually(() => field(second, 'Adresse').inputValue()).toBe('1 quai Perrache')
    await type(second, 'Skype', 'a-trois')
    await second.getByText('Saved').last().waitFor()
    await eventually(() => stored(id)).toMatchObject({
      address: '1 quai Perrache',
      skype: 'a-trois',
    })
  })

  it('reports that the other administrator has deleted the signature, and saves the design as a new one', async () => {
    await first.goto(`${demo.server.url}/signatures`)
    await button(first, `Supprimer ${name}`).click()
    await button(first, 'Yes').click()
    await first.getByText('deleted').waitFor()

    await type(second, 'Adresse', '2 place Bellecour')
    await notice(second, 'Cette signature a été supprimée entre-temps').waitFor()
    expect(await field(second, 'Adresse').inputValue()).toBe('2 place Bellecour')
    await button(second, 'Enregistrer comme nouvelle signature').click()
    await second.waitForURL((url) => !url.pathname.endsWith(id))
    const newId = new URL(second.url()).pathname.split('/').at(-1) ?? ''
    expect(await stored(newId)).toMatchObject({ address: '2 place Bellecour' })
    const { team_id } = await api().call('getTemplate', { path: { id: newId } })
    expect(team_id).toBe(sales)
  })
})

describe('leaving an unsaved signature', () => {
  it('[1.2.66] asks for confirmation, for both new and stored signatures', async () => {
    const page = await demo.open(admin, '/signatures/new')
    await page.getByRole('region', { name: 'Éditeur de signature' }).waitFor()
    expect(await field(page, 'Nom de la signature').inputValue()).toBe('Nouvelle signature')
    await button(page, 'Enregistrer').waitFor()
    await field(page, 'Adresse').fill('1 quai Perrache')
    await page.getByRole('link', { name: 'Signatures' }).click()
    await page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' }).waitFor()
    await button(page, 'No').click()
    expect(await field(page, 'Adresse').inputValue()).toBe('1 quai Perrache')

    await button(page, 'Enregistrer').click()
    await page.waitForURL('**/signature/*')
    await field(page, 'Adresse').fill('2 place Bellecour')
    await page.getByRole('link', { name: 'Signatures' }).click()
    await page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' }).waitFor()
    await button(page, 'Yes').click()
    await page.getByRole('heading', { name: 'Signatures', level: 1 }).waitFor()
    await page.context().close()
  })
})

describe('the list of signatures', () => {
  it('[1.2.61] [1.2.63] [1.2.64] shows cards or a table, remembers the choice after a reload, and has actions for each signature', async () => {
    const page = await demo.open(admin, '/signatures')
    const look = (name: string) => page.getByRole('radio', { name }).click()
    await page.getByRole('heading', { name: 'Signature de la société' }).waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    await page.getByRole('link', { name: 'Créer une nouvelle signature' }).waitFor()
    await look('Liste')
    await page.getByRole('grid').waitFor()
    await page.reload()
    await page.getByRole('grid').waitFor()
    await look('Cartes')
    await page.getByRole('grid').waitFor({ state: 'detached' })
    for (const action of ['Modifier', 'Dupliquer', 'Supprimer']) {
      await button(page, `${action} Signature de la société`).waitFor()
    }
    await page.context().close()
  })

  it('[1.2.62] [1.2.65] [1.9.03] shows cards by default, and gives a duplicate the name ‘Copy of …’ and the same design', async () => {
    const name = `Modèle ${crypto.randomUUID().slice(0, 8)}`
    const id = await salesSignature(name)
    const page = await demo.open(admin, '/signatures')
    await button(page, `Dupliquer ${name}`).waitFor()
    expect(await page.getByRole('radio', { name: 'Cartes' }).isChecked()).toBe(true)
    expect(await page.getByRole('grid').count()).toBe(0)
    await button(page, `Dupliquer ${name}`).click()
    await page.getByRole('heading', { name: `Copy of ${name}` }).waitFor()
    const { data } = await api().call('listSignatureTemplates', {
      path: { id: admin.organisation_id },
    })
    const copy = data.find((template) => template.name === `Copy of ${name}`)
    expect(copy).toMatchObject({ team_id: sales })
    expect(await stored(copy?.id ?? '')).toEqual(await stored(id))
    await page.context().close()
  })
})

describe('deleting a signature', () => {
  it('shows who uses the signature, and assigns them the announced replacement', async () => {
    const name = `Studio ${crypto.randomUUID().slice(0, 8)}`
    const design = { id: 'demo-team-design' }
    const { id } = await api().call('createSignatureTemplate', {
      path: { id: admin.organisation_id },
      body: { name },
    })
    await api().call('updateTeam', { path: design, body: { signature_template_id: id } })
    const page = await demo.open(admin, '/signatures')
    await button(page, `Supprimer ${name}`).click()
    const dialog = page.getByRole('alertdialog', {
      name: `Are you sure you want to delete ${name}?`,
    })
    await dialog.getByText('Une équipe : Studio de création').waitFor()
    await dialog
      .getByText('18 employés : « Signature de la société », celle de la société')
      .waitFor()
    const members = async () => {
      const { data } = await api().call('listTeamMembers', { path: design })
      return data
    }
    const before = await members()
    expect(before.map(({ signature }) => signature?.name)).toEqual(Array(18).fill(name))

    await button(page, 'Yes').click()
    await page.getByText('deleted').waitFor()
    const after = await members()
    const company = Array(18).fill('Signature de la société')
    expect(after.map(({ signature }) => signature?.name)).toEqual(company)
    const { url } = await api().call('getInstallLink', { path: { id: after[0]?.id ?? '' } })
    await page.goto(url)
    await page.frameLocator('iframe').first().getByText('Cordialement').waitFor()
    await page.context().close()
  })
})

it('[2.6.01] offers sign-in to a visitor, and shows the email and Logout to a signed-in user', async () => {
  const stranger = await demo.browser.newPage({ locale: 'fr-FR' })
  await stranger.goto(`${demo.server.url}/create-signature-company`)
  const header = (page: Page) => page.getByRole('banner')
  await header(stranger).getByRole('link', { name: 'Connexion / Inscription' }).waitFor()
  expect(await header(stranger).getByText('camille.moreau').count()).toBe(0)
  await stranger.close()

  const page = await demo.open(admin, '/create-signature-company')
  await header(page).getByRole('button', { name: 'camille.moreau@maison-lueur.example' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  expect(await header(page).getByText('Connexion / Inscription').count()).toBe(0)
  await page.context().close()
})
