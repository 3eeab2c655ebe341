import { createClient, type Client, type Command } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { launchBrowserWithCamera } from './camera-browser.ts'
import { choose } from './controls.ts'
import { eventually } from './eventually.ts'
import { fetchOf, smtpPort } from './firebase-backend.ts'
import { sessionOf } from './session.ts'
import { startMailServer, type MailServer } from './smtp.ts'
import { startStockHost, type StockHost } from './stock-host.ts'
import { removeUnits } from './stock-screens.ts'
import { productToCount, productToOrder } from './stock-spreadsheet.ts'

/** The supplier of all products. */
export const supplier = 'Dentalys'

export const counted = {
  typed: productToCount(0),
  labelled: productToCount(1),
  onEan: productToCount(2),
  onGs1: productToCount(3),
  onQr: productToCount(4),
  onMatrix: productToCount(5),
}
export const prescribed = { ...productToOrder(6), needsOrdonnance: true }
export const ordered = [
  prescribed,
  ...Array.from({ length: 199 }, (_, index) => productToOrder(7 + index)),
]
export const [late, reordered, dropped] = [
  productToOrder(20),
  productToOrder(21),
  productToOrder(22),
]
/** Products that the journey uses up one after the other, so that each causes an order. */
export const taken = [
  productToOrder(30),
  productToOrder(31),
  productToOrder(32),
  productToOrder(33),
] as const
export const inLot = productToOrder(40)

/**
 * The state and the steps of the stock journey: its host, mails and browser, and the functions that
 * act as the user.
 */
export interface StockJourney {
  smtp: MailServer
  host: StockHost
  context: BrowserContext
  page: Page
  /** API client; it uses the page's session once `callAsManager` has been called. */
  client: Client
  /** Id of the centre that the journey uses; empty until the centre has been created. */
  centreId: string
  callAsManager: () => Promise<void>
  open: (path: string) => Promise<unknown>
  ordersWith: (status: Command['status']) => Promise<Command[]>
  /**
   * Expects that the daily ordering creates no order at this time, and that none is waiting to be
   * sent.
   */
  expectNoOrderAt: (utc: string) => Promise<void>
  /**
   * Moves the clock to this time, expects the host to create one order by itself, and returns it.
   */
  orderMadeAt: (utc: string) => Promise<Command>
  /** Sends an order unchanged, so that the next ordering creates a new one. */
  send: (order: Command) => Promise<void>
  /** Sets the hour of the daily ordering in the centre's form. */
  setHour: (hour: number) => Promise<void>
  /** Removes 15 of the 20 units of a product, which leaves its trigger quantity. */
  useUp: (product: { code: string; name: string }) => Promise<void>
  close: () => Promise<void>
}

/** The codes that the camera shows. */
const seenCodes = [
  { bcid: 'ean13', text: counted.onEan.code },
  { bcid: 'gs1-128', text: `(01)0${counted.onGs1.code}(10)C3` },
  { bcid: 'qrcode', text: counted.onQr.code },
  { bcid: 'gs1datamatrix', text: `(01)0${counted.onMatrix.code}(17)310630(10)D4` },
] as const

/** Starts a host without data, and a browser whose camera shows codes of products. */
export async function startStockJourney(): Promise<StockJourney> {
  const smtp = await startMailServer(() => null, smtpPort)
  const starting = startStockHost(smtp, '2027-03-26T08:00:00Z')
  const browser = await launchBrowserWithCamera(seenCodes, 1)
  const host = await starting
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const clientWith = (token: string | null) =>
    createClient({
      baseUrl: `${host.url}/api`,
      getToken: () => token,
      fetch: fetchOf('stock', `${host.url}/api`),
      routes: stockRoutes,
    })
  const journey: StockJourney = {
    smtp,
    host,
    context,
    page,
    client: clientWith(null),
    centreId: '',
    async callAsManager() {
      const { access_token } = await sessionOf(page)
      journey.client = clientWith(access_token)
    },
    open: (path) => page.goto(host.url + path),
    async ordersWith(status) {
      const filter = { where: { status } }
      const path = { id: journey.centreId }
      return (await journey.client.call('listCommands', { path, query: { filter } })).data
    },
    async expectNoOrderAt(utc) {
      await host.setClock(utc)
      await host.orderDue()
      expect(await journey.ordersWith('created')).toEqual([])
    },
    async orderMadeAt(utc) {
      await host.setClock(utc)
      await eventually(() => journey.ordersWith('created')).toHaveLength(1)
      await host.orderDue()
      const [order, ...others] = await journey.ordersWith('created')
      expect(others).toEqual([])
      if (!order) throw new Error('The order is gone.')
      await journey.open('/commands')
      const listed = page.getByRole('region', { name: 'À envoyer' }).getByRole('link')
      await listed.waitFor()
      expect(await listed.allInnerTexts()).toEqual([supplier])
      return order
    },
    async send({ id }) {
      const mail = await journey.client.call('getCommandMail', { path: { id } })
      const { emailAddress, emailSubject, emailText } = mail
      const body = { emailAddress, emailSubject, emailText }
      await journey.client.call('sendCommand', { path: { id }, body })
    },
    async setHour(hour) {
      await journey.open(`/centre/${journey.centreId}`)
      await choose(page, 'Heure de création des commandes', `${hour} h`)
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      await page.getByText('Sauvegardé').waitFor()
    },
    async useUp(product) {
      await journey.open('/stock')
      await removeUnits(page, product, 15)
    },
    async close() {
      await browser.close()
      await host.dispose()
      await smtp.close()
    },
  }
  return journey
}
