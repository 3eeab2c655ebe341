import { pagesOf, withoutSpaces } from '@org/adapters/testing/pdf-text'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import type { MailServer } from './support/smtp.ts'
import { expectToSayWhyNotSaved } from './support/stock-failures.ts'
import { expectFrench } from './support/french.ts'
import {
  counted,
  dropped,
  inLot,
  late,
  ordered,
  prescribed,
  reordered,
  startStockJourney,
  type StockJourney,
  supplier,
  taken,
} from './support/stock-journey.ts'
import type { StockHost } from './support/stock-host.ts'
import { expectBalanced } from './support/stock-ledger.ts'
import { freshEmail } from './support/session.ts'
import { fnc1, scan } from './support/stock-scanner.ts'
import { fillAndSave, openEntry, openNew, search } from './support/stock-screens.ts'
import { productSheet } from './support/stock-spreadsheet.ts'

const manager = freshEmail('gerante')
const centreName = 'Centre Bellecour'
const supplierEmail = 'commandes@dentalys.example'
const ordonnance = Buffer.from('%PDF-1.4\n% Ordonnance du Dr Rivière\n%%EOF\n')

let journey: StockJourney
let smtp: MailServer
let host: StockHost
let page: Page

beforeAll(async () => {
  journey = await startStockJourney()
  ;({ smtp, host, page } = journey)
  console.info(`The journey of the stock product runs on the ${host.storage}.`)
})

afterAll(() => journey.close())

afterEach(async () => {
  await expectBalanced(host, journey.centreId)
  await expectFrench(page)
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

const onlyLine = ({ name }: { name: string }) => [expect.objectContaining({ name, qty: 20 })]

describe('a group of centres, from its first day to the end of summer time', () => {
  it('creates an organisation by signing in with a code from a mail, and adds a centre', async () => {
    await journey.open('/centres')
    await host.signIn(page, manager)
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'), { timeout: 120_000 })
    await journey.open('/centres')
    await page.getByRole('heading', { name: 'Centres' }).waitFor()
    await page.getByRole('link', { name: 'Ajouter un centre' }).first().click()
    await fillAndSave(page, { Nom: centreName, Adresse: '4 place Bellecour, 69002 Lyon' })
    await page.getByRole('row', { name: new RegExp(centreName) }).waitFor()
    await journey.callAsManager()
    const [centre] = (await journey.client.call('listCentres', { query: {} })).data
    journey.centreId = centre?.id ?? ''
  })

  it('[3.1.11] adds a supplier, a category, a product, a practitioner and a user', async () => {
    const openForm = async (link: string) => {
      await openNew(page, link)
      await expectFrench(page)
    }
    const isListed = (name: string) => page.getByRole('row', { name: new RegExp(name) }).waitFor()
    await openEntry(page, 'Fournisseurs')
    await openForm('Ajouter un fournisseur')
    await fillAndSave(page, { Nom: supplier, Code: 'DEN', Email: supplierEmail })
    await isListed(supplier)

    await openEntry(page, 'Catégories de produit')
    await openForm('Ajouter une catégorie')
    await fillAndSave(page, { Nom: 'Instruments' })
    await isListed('Instruments')

    await openEntry(page, 'Produits')
    await openForm('Ajouter un produit')
    await search(page, 'Catégorie', 'Instruments')
    await search(page, 'Fournisseur', supplier)
    const product = { Nom: 'Miroirs plans', Code: 'MIR-1', 'Référence fournisseur': 'DEN-MIR' }
    await fillAndSave(page, product)
    await isListed('Miroirs plans')

    await openEntry(page, 'Centres')
    await page.getByRole('button', { name: `Se connecter à ${centreName}` }).click()
    await page.waitForURL('**/praticiens')
    await openForm('Ajouter un praticien')
    await fillAndSave(page, { Nom: 'Dr Anne Rivière' })
    await isListed('Dr Anne Rivière')

    await openEntry(page, 'Utilisateurs')
    await openForm('Ajouter un utilisateur')
    await fillAndSave(page, { Nom: 'Hugo Lemoine', Email: 'hugo@groupe-presquile.example' })
    await isListed('Hugo Lemoine')
  })

  it('imports 206 products with their thresholds from a spreadsheet', async () => {
    await journey.open('/products')
    await page.getByRole('link', { name: 'Importer' }).click()
    const products = [...Object.values(counted), ...ordered]
    await page.getByLabel('Fichier à importer').setInputFiles({
      name: 'produits.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: productSheet(products, { category: 'Consommables', supplier }),
    })
    await button('Voir l’aperçu').click()
    await button('Importer 206 lignes').click()
    await page.getByText('206 lignes créées').waitFor()
    await page.getByRole('link', { name: 'Voir les produits' }).click()
    await page.getByRole('heading', { name: /Configuration Produits/ }).waitFor()
  })

  it('counts an opening stock with a scanner, on both keyboard layouts, and with the camera', async () => {
    const { typed, labelled, ...seen } = counted
    const countOf = ({ name }: { name: string }) =>
      page.getByRole('button', { name: new RegExp(`^\\d+ : modifier la quantité de ${name}$`) })
    const isCounted = async (product: { name: string }, qty: number) =>
      eventually(() => countOf(product).innerText()).toBe(String(qty))
    await journey.open('/stock/counts')
    await button('Nouvel inventaire').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Commencer' }).click()
    await page.getByText('Scannez un produit').waitFor()

    await scan(page, typed.code, 'qwerty')
    await isCounted(typed, 1)
    await scan(page, typed.code, 'azerty')
    await isCounted(typed, 2)
    const gs1 = `010${labelled.code}10WAQZM7${fnc1}17310630`
    await scan(page, gs1, 'qwerty')
    await isCounted(labelled, 1)
    await scan(page, gs1, 'azerty')
    await isCounted(labelled, 2)
    await page.getByText('Lot WAQZM7, périme le 30/06/2031').first().waitFor()

    await button('Scanner avec la caméra').click()
    for (const product of Object.values(seen)) await countOf(product).waitFor()
    await button('Fermer la caméra').click()
    await page.getByText('Lot C3').first().waitFor()
    await page.getByText('Lot D4, périme le 30/06/2031').first().waitFor()

    await button('Clôturer').click()
    const closing = page.getByRole('dialog', { name: 'Clôturer l’inventaire' })
    await closing.getByText('6 lignes diffèrent du stock.').waitFor()
    await closing.getByRole('button', { name: 'Clôturer' }).click()
    await page.getByText('Inventaire clôturé').waitFor()
    const { movements } = await host.ledger(journey.centreId)
    expect(movements).toHaveLength(6)
    expect(new Set(movements.map(({ reason }) => reason))).toEqual(new Set(['counted']))
  })

  it('orders 200 products at the hour that the centre has set, but not a second earlier', async () => {
    await journey.setHour(14)
    await journey.expectNoOrderAt('2027-03-26T12:59:59Z')
    const order = await journey.orderMadeAt('2027-03-26T13:00:00Z')
    expect(order.products).toHaveLength(200)
    await page.getByText('200 produits').waitFor()
  })

  it('sends the order with a PDF of 200 lines and the required ordonnance', async () => {
    await page.getByRole('link', { name: supplier }).first().click()
    await page.getByText(`Une ordonnance manque pour : ${prescribed.name}`).waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'rivière.pdf', mimeType: 'application/pdf', buffer: ordonnance })
    await button('Ouvrir rivière.pdf').waitFor()
    await button('Envoyer au fournisseur').click()
    const dialog = page.getByRole('dialog', { name: `Envoyer la commande à ${supplier}` })
    await dialog.getByLabel(/Numéro client du centre/).fill('C-1042')
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText('La commande part au fournisseur').waitFor()

    const mail = await smtp.waitFor(supplierEmail)
    expect(mail.subject).toBe(`Nouvelle commande pour ${centreName} : C-1042`)
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/pdf',
      'application/pdf',
    ])
    const [orderFile, prescription] = mail.attachments.map(({ content }) =>
      Buffer.from(content as ArrayBuffer),
    )
    expect(prescription).toEqual(ordonnance)
    const pages = await pagesOf(new Uint8Array(orderFile ?? []))
    const text = withoutSpaces(pages.join(''))
    const missing = ordered.filter(
      ({ name, supplierRef }) =>
        !text.includes(withoutSpaces(`${name}${supplierRef}boîte de 10202`)),
    )
    expect(missing).toEqual([])
    expect(pages.at(-1)).toContain('Total : 200 produits')
  })

  it('[3.3.09] receives a part of the order, with each of the three choices for missing units', async () => {
    await button('Receptionner').click()
    const dialog = page.getByRole('dialog', { name: `Réception de la commande ${supplier}` })
    await scan(page, `010${inLot.code}10E5${fnc1}17310630`)
    await dialog
      .getByRole('status')
      .filter({ hasText: inLot.name })
      .getByText('+ 1 unité')
      .waitFor()
    await dialog.getByRole('button', { name: 'Tout est arrivé' }).click()
    const arrived = [
      { product: late, qty: 12, choice: 'Arrive plus tard' },
      { product: reordered, qty: 0, choice: 'Commander à nouveau' },
      { product: dropped, qty: 15, choice: 'Ne rien faire' },
    ]
    for (const { product, qty, choice } of arrived) {
      const fields = dialog.getByRole('group', { name: product.name, exact: true })
      const units = fields.getByRole('textbox', { name: 'Unités reçues' })
      await units.fill(String(qty))
      await units.press('Tab')
      await dialog
        .getByRole('button', { name: new RegExp(`${product.name} : il manque ${20 - qty}`) })
        .click()
      await page.getByRole('option', { name: choice }).click()
    }
    await dialog.getByRole('button', { name: 'Valider la réception' }).click()
    await page
      .getByRole('alertdialog', { name: /Rien n’est arrivé de 1 produit/ })
      .getByRole('button', { name: 'Oui' })
      .click()
    await page.getByText('Réception enregistrée').waitFor()
    await page.getByText('12 / 20').waitFor()

    const [received] = await journey.ordersWith('received')
    const [waiting] = await journey.ordersWith('sent')
    const [again] = await journey.ordersWith('created')
    expect(received).toMatchObject({
      id: expect.any(String),
      centreId: journey.centreId,
      supplierId: expect.any(String),
      status: 'received',
      originCommandId: null,
      ordonnances: [{ ref: expect.any(String), name: 'rivière.pdf' }],
      metadata: { createdAt: Date.parse('2027-03-26T13:00:00Z') / 1000 },
    })
    const quantities = received?.products.map(({ qty, qtyReceived }) => [qty, qtyReceived])
    expect(quantities).toHaveLength(200)
    expect(quantities?.filter(([, qty]) => qty !== 20)).toEqual(
      expect.arrayContaining([
        [20, 12],
        [20, 0],
        [20, 15],
      ]),
    )
    const origin = { originCommandId: received?.id }
    expect(waiting).toMatchObject({ ...origin, products: [{ name: late.name, qty: 8 }] })
    expect(again).toMatchObject({ ...origin, products: [{ name: reordered.name, qty: 20 }] })
    if (again) await journey.send(again)
  })

  it('[3.3.10] returns goods, and books them out of the lot in which they arrived', async () => {
    await journey.open('/commandreturns')
    await button('Nouveau retour').first().click()
    await search(page, 'Fournisseur', supplier)
    const units = page.getByRole('textbox', { name: `Unités de ${inLot.name}`, exact: true })
    await units.fill('3')
    await units.press('Tab')
    await button('Créer le retour').click()
    await button('Marqué comme retourné').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    await page.getByText('Retour enregistré').waitFor()

    const { data } = await journey.client.call('listCommandReturns', {
      path: { id: journey.centreId },
      query: {},
    })
    expect(data).toMatchObject([
      {
        id: expect.any(String),
        centreId: journey.centreId,
        supplierId: expect.any(String),
        status: 'returned',
        metadata: { createdAt: Date.parse('2027-03-26T13:00:00Z') / 1000 },
      },
    ])
    const { movements } = await host.ledger(journey.centreId)
    expect(movements.filter(({ reason }) => reason === 'returned')).toEqual([
      expect.objectContaining({ lot: 'E5', expiry: '2031-06-30', qty: -3 }),
    ])
  })

  it('orders once after the host was off at the ordering hour', async () => {
    await journey.useUp(taken[0])
    await host.startAt('2027-03-27T18:00:00Z')
    const order = await journey.orderMadeAt('2027-03-27T18:00:00Z')
    expect(order.products).toEqual(onlyLine(taken[0]))
    await journey.send(order)
  })

  it('orders once on 28 March 2027, when the hour from two to three is skipped', async () => {
    await journey.setHour(2)
    await journey.useUp(taken[1])
    await journey.expectNoOrderAt('2027-03-28T00:59:59Z')
    const order = await journey.orderMadeAt('2027-03-28T01:00:00Z')
    expect(order.products).toEqual(onlyLine(taken[1]))
    await journey.send(order)
    await journey.expectNoOrderAt('2027-03-28T21:59:59Z')
  })

  it('orders once on 31 October 2027, when the hour from two to three occurs twice', async () => {
    await host.setClock('2027-10-30T10:00:00Z')
    await journey.open('/stock')
    await host.signIn(page, manager)
    await page.getByRole('heading', { name: 'Stock' }).waitFor()
    await journey.callAsManager()
    await host.orderDue()
    await journey.useUp(taken[2])
    await journey.expectNoOrderAt('2027-10-30T23:59:59Z')
    const order = await journey.orderMadeAt('2027-10-31T00:00:00Z')
    expect(order.products).toEqual(onlyLine(taken[2]))
    await journey.send(order)
    await journey.useUp(taken[3])
    await journey.expectNoOrderAt('2027-10-31T01:00:00Z')
    await journey.expectNoOrderAt('2027-10-31T01:59:59Z')
  })

  it('[3.8.01] shows why thresholds, a client number, a practitioner and a product were not saved', async () => {
    const { product } = await journey.client.call('findProduct', { query: { code: late.code } })
    const [supplierRow] = (await journey.client.call('listSuppliers', { query: {} })).data
    const [praticien] = (await journey.client.call('listPraticiens', { query: {} })).data
    const fails = (path: string, ...change: [field: string, text: string]) =>
      expectToSayWhyNotSaved(journey.context, host.url + path, change)
    await Promise.all([
      fails(`/product/${product.id}`, 'Seuil de commande', '7'),
      fails(`/supplier/${supplierRow?.id}`, 'Numéro client', 'C-2000'),
      fails(`/praticien/${praticien?.id}`, 'Nom', 'Dr Anne Roux'),
    ])
    await button('Choix du centre').click()
    await page.getByRole('heading', { name: 'Centres' }).waitFor()
    await fails(`/product/${product.id}`, 'Nom', 'Gants à nouveau')
  })

  it('[3.1.16] has only French words in its lists, with and without a selected centre', async () => {
    const visit = async (entry: string, path: string) => {
      await openEntry(page, entry)
      await page.waitForURL(host.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectFrench(page)
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await visit('Utilisateurs', '/users')
    await visit('Fournisseurs', '/suppliers')
    await visit('Catégories de produit', '/product-categories')
    await visit('Produits', '/products')
    await visit('Centres', '/centres')
    await page.getByRole('button', { name: `Se connecter à ${centreName}` }).click()
    await page.waitForURL('**/praticiens')
    await visit('Praticiens', '/praticiens')
    await visit('Configuration Fournisseurs', '/suppliers')
    await visit('Configuration Produits', '/products')
    await visit('Stock', '/stock')
    await visit('Commandes', '/commands')
    await visit('Commandes à valider', '/validate-commands')
    await visit('Retours', '/commandreturns')
    await visit('Retours à valider', '/validate-returns')
  })
})
