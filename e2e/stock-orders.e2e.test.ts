import { createClient, type Client } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { codesOf, openSignedIn, signIn } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

const supplierEmail = 'commandes@dentalys.example'

let smtp: MailServer
let server: RunningServer
let browser: Browser
let client: Client
let page: Page
let stockUrl: string
let centreId: string
let productId: string

beforeAll(async () => {
  smtp = await startMailServer()
  server = await startServer({ SMTP_URL: smtp.url, HOSTS: '127.0.0.1=stock' })
  browser = await launchBrowser()
  stockUrl = server.url.replace('localhost', '127.0.0.1')
  const session = await signIn(stockUrl, 'gerante@groupe.example', codesOf(smtp))
  client = createClient({
    baseUrl: `${stockUrl}/api`,
    getToken: () => session.access_token,
    routes: stockRoutes,
  })
  const centre = await client.call('createCentre', {
    body: { name: 'Centre Bellecour', address: '4 place Bellecour, 69002 Lyon' },
  })
  centreId = centre.id
  const supplier = await client.call('createSupplier', {
    body: { name: 'Dentalys', code: 'DEN', email: supplierEmail },
  })
  const category = await client.call('createProductCategory', { body: { name: 'Gants' } })
  const product = await client.call('createProduct', {
    body: {
      name: 'Gants nitrile M',
      categoryId: category.id,
      supplierId: supplier.id,
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
  page = await openSignedIn(browser, stockUrl, session)
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

/** Checks that the ledger's sum equals the balance, and returns it. */
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

it('[3.1.15] returns goods to the supplier, out of the stock', async () => {
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
