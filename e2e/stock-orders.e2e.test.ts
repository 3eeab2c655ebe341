import { createClient, type Client } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import {
  backendSettings,
  fetchOf,
  isOnFirebase,
  signInWithLink,
  smtpPort,
} from './support/firebase-backend.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { codesOf, freshEmail, openSignedIn, sessionOf, signIn } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

const supplierEmail = 'commandes@dentalys.example'
/** A misspelt address of the supplier, which the mail server rejects as unknown. */
const wrongEmail = 'comandes@dentalys.example'

let smtp: MailServer
let server: RunningServer
let browser: Browser
let client: Client
let page: Page
let stockUrl: string
let centreId: string
let supplierId: string
let productId: string

beforeAll(async () => {
  smtp = await startMailServer(
    (address) => (address === wrongEmail ? { code: 550, message: '5.1.1 User unknown' } : null),
    smtpPort,
  )
  server = await startServer({
    SMTP_URL: smtp.url,
    HOSTS: '127.0.0.1=stock',
    ...backendSettings('stock'),
  })
  browser = await launchBrowser()
  stockUrl = server.url.replace('localhost', '127.0.0.1')
  page = await openAsManager(freshEmail('gerante'))
  const session = await sessionOf(page)
  const baseUrl = `${stockUrl}/api`
  client = createClient({
    baseUrl,
    getToken: () => session.access_token,
    fetch: fetchOf('stock', baseUrl),
    routes: stockRoutes,
  })
  const centre = await client.call('createCentre', {
    body: { name: 'Centre Bellecour', address: '4 place Bellecour, 69002 Lyon' },
  })
  centreId = centre.id
  const supplier = await client.call('createSupplier', {
    body: { name: 'Dentalys', code: 'DEN', email: supplierEmail },
  })
  supplierId = supplier.id
  const category = await client.call('createProductCategory', { body: { name: 'Gants' } })
  const product = await client.call('createProduct', {
    body: {
      name: 'Gants nitrile M',
      categoryId: category.id,
      supplierId,
      supplierRef: 'GN-M',
      code: '3400936000117',
      conditionnement: 100,
    },
  })
  productId = product.id
  await client.call('saveProductCentreData', {
    path: { id: productId, centreId },
    body: { qtyTriggerOrder: 50, qtyMinInStock: 250 },
  })
})

/** Opens a page, signed in as the super admin of a new group. */
async function openAsManager(email: string): Promise<Page> {
  if (!isOnFirebase) {
    const session = await signIn(stockUrl, email, codesOf(smtp))
    const opened = await openSignedIn(browser, stockUrl, session)
    await opened.goto(stockUrl)
    return opened
  }
  const viewport = { width: 1440, height: 900 }
  const opened = await browser.newPage({ locale: 'fr-FR', viewport })
  await opened.goto(`${stockUrl}/auth/sign-in`)
  await signInWithLink(opened, email)
  // Allows two minutes, because the first call of the functions takes a long time.
  await opened.waitForURL(`${stockUrl}/home`, { timeout: 120_000 })
  return opened
}

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

/**
 * Checks that the movements and the lots each add up to the product's stock, and returns the stock.
 */
async function balance(): Promise<number> {
  const path = { id: centreId, productId }
  const { qty, lots } = await client.call('getStock', { path })
  const { data } = await client.call('listMovements', { path })
  expect(data.reduce((sum, movement) => sum + movement.qty, 0)).toBe(qty)
  expect(lots.reduce((sum, lot) => sum + lot.qty, 0)).toBe(qty)
  return qty
}

it('[3.8.06] asks for a centre before orders can be generated', async () => {
  await page.goto(`${stockUrl}/commands`)
  await page.getByText('Selectionnez un centre pour générer ses commandes').waitFor()
  await page.getByRole('link', { name: 'Choix du centre' }).click()
  await page.getByRole('button', { name: /Se connecter/ }).click()
  await page.waitForURL(`${stockUrl}/praticiens`)
})

it('[3.1.14] [3.7.24] generates an order, mails it with its PDF, and receives a part of it', async () => {
  await page.goto(`${stockUrl}/commands`)
  await page.getByRole('button', { name: 'Générer les commandes' }).click()
  await page.getByText('0 en stock · seuil 50 · minimum 250').waitFor()
  await page.getByRole('button', { name: 'Générer 1 commande' }).click()
  await page.getByRole('link', { name: 'Dentalys' }).first().click()

  await page.getByRole('button', { name: 'Envoyer au fournisseur' }).click()
  const mailDialog = page.getByRole('dialog', { name: /Envoyer la commande à Dentalys/ })
  await mailDialog.getByLabel(/Numéro client du centre/).fill('C-1042')
  await mailDialog.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByText('La commande part au fournisseur').waitFor()
  const mail = await smtp.waitFor(supplierEmail)
  expect(mail.subject).toContain('Nouvelle commande pour Centre Bellecour')
  expect(mail.text).toContain('Gants nitrile M')
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  await page.getByRole('button', { name: 'Receptionner' }).click()
  const reception = page.getByRole('dialog', { name: /Réception de la commande Dentalys/ })
  const units = reception.getByRole('textbox', { name: 'Unités reçues' })
  await units.fill('200')
  await units.press('Tab')
  await reception.getByLabel('Lot').fill('A17')
  await reception.getByLabel('Péremption').fill('2029-06-30')
  await reception.getByRole('button', { name: 'Valider la réception' }).click()
  await page.getByText('Réception enregistrée').waitFor()
  await page.getByText('200 / 300').waitFor()
  expect(await balance()).toBe(200)
  const { data } = await client.call('listCommands', { path: { id: centreId } })
  expect(data.map(({ status }) => status).toSorted()).toEqual(['received', 'sent'])
})

it('says why a mail was not sent, and sends the order to the corrected address', async () => {
  const { id } = await client.call('createCommand', {
    path: { id: centreId },
    body: { supplierId, products: [{ id: productId, qty: 100 }] },
  })
  const send = async (address: string) => {
    await page.getByRole('button', { name: 'Envoyer au fournisseur' }).click()
    const dialog = page.getByRole('dialog', { name: /Envoyer la commande à Dentalys/ })
    await dialog.getByLabel('Adresse du fournisseur').fill(address)
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const failure = page.getByText('Le mail n’est pas parti')
  const leaves = page.getByText('La commande part au fournisseur')

  await page.goto(`${stockUrl}/command/${id}`)
  await send(wrongEmail)
  await failure.waitFor()
  await page.getByText(/Cette adresse n’existe pas.*5\.1\.1 User unknown/).waitFor()
  expect(await leaves.count()).toBe(0)
  const before = smtp.mails.length

  await send(supplierEmail)
  await leaves.waitFor()
  await eventually(() => smtp.mails.length).toBe(before + 1)
  expect(smtp.mails.at(-1)).toMatchObject({ recipients: [supplierEmail] })
  await eventually(async () => await client.call('getCommand', { path: { id } })).toMatchObject({
    status: 'sent',
    isSending: false,
    sendError: '',
  })
  expect(await failure.count()).toBe(0)
})

it('[3.1.15] removes goods from the stock when they are returned to the supplier', async () => {
  await page.goto(`${stockUrl}/commandreturns`)
  await page.getByRole('button', { name: 'Nouveau retour' }).click()
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Dentalys')
  await page.getByRole('option', { name: 'Dentalys' }).click()
  const units = page.getByRole('textbox', { name: 'Unités de Gants nitrile M' })
  await units.fill('30')
  await units.press('Tab')
  await page.getByRole('button', { name: 'Créer le retour' }).click()
  await page.getByRole('button', { name: 'Marqué comme retourné' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('30 unités sortent du stock.').waitFor()
  expect(await balance()).toBe(200)
  await question.getByRole('button', { name: 'Oui' }).click()
  await page.getByText('Retour enregistré').waitFor()
  expect(await balance()).toBe(170)
})
