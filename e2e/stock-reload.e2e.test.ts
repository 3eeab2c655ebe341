import { createClient } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import type { Locator, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { countKeptFiles } from './support/kept-files.ts'
import { runDemo } from './support/running.ts'
import { mailboxCodes, openSignedIn, type Session, signIn } from './support/session.ts'
import { scan } from './support/stock-scanner.ts'

const email = 'nadia.ferrand@groupe-dentaire.example'

const demo = runDemo({ HOSTS: '127.0.0.1=stock' })

interface ScannedProduct {
  id: string
  name: string
  code: string
}

let stockUrl: string
let session: Session
let page: Page
let needles: ScannedProduct
let masks: ScannedProduct

beforeAll(async () => {
  stockUrl = demo.server.url.replace('localhost', '127.0.0.1')
  session = await newSession()
  needles = await productNamed('Aiguilles 27G')
  masks = await productNamed('Masques FFP2')
})

beforeEach(async () => {
  page = await pageOf(session)
})

afterEach(() => page.context().close())

/** Email of a person who may use the stock of the Bastille centre. */
const staffEmail = 'karim.haddad@groupe-dentaire.example'

const readCode = (of = email) => mailboxCodes(demo.server)(of)

const newSession = (of = email) => signIn(stockUrl, of, readCode)

const clientOf = ({ access_token: token }: Session) =>
  createClient({ baseUrl: `${stockUrl}/api`, getToken: () => token, routes: stockRoutes })

/** Opens a page in a new context, with a centre selected. */
async function pageOf(owner: Session): Promise<Page> {
  const opened = await openSignedIn(demo.browser, stockUrl, owner)
  await selectCentre(opened, 'Centre Bastille')
  return opened
}

async function selectCentre(tab: Page, name: string): Promise<void> {
  await tab.goto(`${stockUrl}/centres`)
  await tab.getByRole('button', { name: `Se connecter à ${name}` }).click()
  await tab.waitForURL(`${stockUrl}/praticiens`)
}

/** Signs in with a new code, on a page or in a dialog. */
async function signInHere(place: Page | Locator, of: string): Promise<void> {
  const former = await readCode(of)
  await place.getByLabel('Email').fill(of)
  await place.getByRole('button', { name: 'Recevoir un code' }).click()
  await eventually(() => readCode(of)).not.toBe(former)
  await place.getByLabel('Code').fill(await readCode(of))
  await place.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** Finds the name of the selected centre, above the page. */
const selectedCentre = (tab: Page, name: string) => tab.locator('strong').getByText(name)

async function productNamed(search: string): Promise<ScannedProduct> {
  const { data } = await clientOf(session).call('listProducts', { query: { filter: { search } } })
  const [found] = data
  if (!found) throw new Error(`The demonstration has no product ${search}`)
  return found
}

const dialogNamed = (name: string) => page.getByRole('dialog', { name })

/** Finds the quantity field of a product in the open dialog. */
const unitsOf = ({ name }: ScannedProduct) =>
  page.getByRole('dialog').getByRole('textbox', { name: `Quantité : ${name}` })

const showsUnits = (product: ScannedProduct, units: string) =>
  eventually(() => unitsOf(product).inputValue()).toBe(units)

async function openBooking(path: string, title: string): Promise<void> {
  await page.goto(stockUrl + path)
  await page.getByRole('button', { name: title }).click()
  await dialogNamed(title).waitFor()
}

async function stockOf({ id }: ScannedProduct): Promise<number> {
  const client = clientOf(session)
  const { data: centres } = await client.call('listCentres', { query: {} })
  const centre = centres.find(({ name }) => name === 'Centre Bastille')
  const path = { id: centre?.id ?? '', productId: id }
  return (await client.call('getStock', { path })).qty
}

it.each(['Ajouter du stock', 'Retirer du stock'])(
  'opens the dialog “%s” again after a reload, with all scans',
  async (title) => {
    await openBooking('/stock', title)
    await scan(page, needles.code)
    await scan(page, masks.code)
    await scan(page, needles.code)
    await showsUnits(needles, '2')
    await page.reload()
    await showsUnits(needles, '2')
    await showsUnits(masks, '1')

    // Reloads before the search for the code gets a response.
    await page.route('**/api/stock/product-of-code*', () => undefined, { times: 1 })
    await scan(page, masks.code)
    await page.reload()
    await showsUnits(masks, '2')
  },
)

it('opens the dialog of a product’s page again after a reload', async () => {
  await openBooking(`/stock/${needles.id}`, 'Ajouter du stock')
  await showsUnits(needles, '1')
  await scan(page, masks.code)
  await showsUnits(masks, '1')
  await page.reload()
  await showsUnits(masks, '1')
  await showsUnits(needles, '1')
})

it('keeps the centre of a tab after a reload, even if another tab has selected another centre', async () => {
  await openBooking('/stock', 'Ajouter du stock')
  await scan(page, needles.code)
  await showsUnits(needles, '1')
  const other = await page.context().newPage()
  // A new tab starts with the last selected centre.
  await other.goto(`${stockUrl}/stock`)
  await selectedCentre(other, 'Centre Bastille').waitFor()
  await selectCentre(other, 'Centre Lyon Presqu’île')
  await page.reload()
  await showsUnits(needles, '1')
  await selectedCentre(page, 'Centre Bastille').waitFor()
  await other.reload()
  await selectedCentre(other, 'Centre Lyon Presqu’île').waitFor()
})

it('keeps a scan and a booking that were made without a network, and books the units once when they are sent again', async () => {
  const former = await stockOf(needles)
  await openBooking('/stock', 'Ajouter du stock')
  await scan(page, needles.code)
  await showsUnits(needles, '1')
  await page.context().setOffline(true)
  await scan(page, masks.code)
  await page.getByText(`Code ${masks.code} : produit pas encore recherché`).first().waitFor()
  await page.getByRole('button', { name: 'Ajouter 1 unité' }).click()
  await page.getByText('1 ligne sans réponse du serveur').waitFor()

  await page.context().setOffline(false)
  await page.reload()
  await page.getByText('1 ligne sans réponse du serveur').waitFor()
  await showsUnits(masks, '1')
  await page.getByRole('button', { name: 'Renvoyer' }).click()
  await page.getByText('2 unités ajoutées au stock : c’est enregistré.').waitFor()
  expect(await stockOf(needles)).toBe(former + 1)
})

it('continues an import at the choice of columns after a reload, and keeps nothing once it is done', async () => {
  await page.goto(`${stockUrl}/import?kind=suppliers`)
  const lines = ['Raison sociale;Code;Courriel', 'Orthalys;ORT;commandes@orthalys.example']
  await page.getByLabel('Fichier à importer').setInputFiles({
    name: 'fournisseurs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await page.getByRole('group', { name: 'Colonnes' }).waitFor()
  await eventually(() => countKeptFiles(page)).toBe(1)
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await page.getByText('Votre travail non enregistré est de retour').waitFor()
  await page.getByRole('button', { name: 'Voir l’aperçu' }).click()
  await page.getByRole('row', { name: /Orthalys/ }).waitFor()
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await page.getByText('Import terminé').waitFor()
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage))
  await eventually(drafts).not.toContain('fileId')
})

it('shows the scans again after the session expired and the user signed in again', async () => {
  const expiring = await newSession()
  await page.context().close()
  page = await pageOf(expiring)
  await openBooking('/stock', 'Retirer du stock')
  await scan(page, masks.code)
  await showsUnits(masks, '1')
  await clientOf(expiring).call('logout', {})
  await page.reload()

  await signInHere(page, email)
  await dialogNamed('Retirer du stock').waitFor()
  await showsUnits(masks, '1')
})

it('keeps the scans of a person who is deactivated meanwhile, and says that the account is deactivated', async () => {
  const client = clientOf(session)
  const { data: people } = await client.call('listStockUsers', { query: {} })
  const id = people.find((one) => one.email === staffEmail)?.id ?? ''
  const setActive = (isActive: boolean) =>
    client.call('updateStockUser', { path: { id }, body: { isActive } })
  await page.context().close()
  page = await openSignedIn(demo.browser, stockUrl, await newSession(staffEmail))
  await openBooking('/stock', 'Retirer du stock')
  await scan(page, masks.code)
  await showsUnits(masks, '1')

  await setActive(false)
  await scan(page, needles.code)
  const again = dialogNamed('Reconnectez-vous pour continuer')
  await again.getByText('Ce que vous avez saisi est toujours là.').waitFor()
  await signInHere(again, staffEmail)
  await again
    .getByText('Votre compte est désactivé. Demandez à un administrateur de votre centre')
    .waitFor()

  await setActive(true)
  await again.getByRole('button', { name: 'Changer d’adresse' }).click()
  await signInHere(again, staffEmail)
  await again.waitFor({ state: 'detached' })
  await showsUnits(masks, '1')
  const failed = page.getByText(new RegExp(`Code ${needles.code} : produit pas encore recherché`))
  await failed.first().waitFor()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await showsUnits(needles, '1')
  await page.reload()
  await showsUnits(masks, '1')
  await showsUnits(needles, '1')
})
