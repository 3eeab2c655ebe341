import type { ApiOptions } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { at, enter, keysOf } from '#shared/scanner/keyboards.fixture.ts'
import { pressTrusted } from '#shared/scanner/trusted-keys.fixture.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { product } from '../product.ts'
import { openPage, type OpenedPage } from '../testing/open-page.ts'

const api: ApiOptions = { ...ordersWorld, userId: stockIds.superAdmin }
const isStray = 'Cette page ne lit pas les scans'

const vibrate = vi.spyOn(navigator, 'vibrate')

let opened: OpenedPage

beforeEach(async () => {
  vibrate.mockReset()
  await product.clearLocalData?.('logout')
  await product.preload?.()
  writeCentre(stockIds.superAdmin, stockIds.centres.bastille)
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.superAdmin, null)
})

/** Scans a code of the gloves with a US scanner and an AZERTY layout, one key every 9 ms. */
const scan = () =>
  pressTrusted(at([...keysOf('13400930000011', { scanner: 'us', page: 'french' }), enter], 0, 9))

const shows = (text: string) => expect.element(page.getByText(text).first()).toBeVisible()
const writes = () => opened.world.requests.filter(({ method }) => method !== 'GET')

/** Waits until an element is visible, and focuses it. */
async function focus(locator: Locator): Promise<HTMLInputElement> {
  await expect.element(locator).toBeVisible()
  const element = locator.element() as HTMLInputElement
  element.focus()
  return element
}

it.each([
  [`/command/${orderIds.created}?dialog=send`, 'Objet'],
  [`/supplier/${catalogueIds.suppliers.medipro}`, 'Numéro client'],
])(
  'does not submit the form at %s or change its field when a code is scanned',
  async (address, name) => {
    opened = await openPage(address, api)
    const field = await focus(page.getByRole('textbox', { name }).first())
    const { value } = field
    const before = writes().length
    await scan()
    await expect.poll(opened.notices).toContain(isStray)
    expect(vibrate.mock.calls).toEqual([[[120, 80, 120]]])
    expect(field.value).toBe(value)
    expect(writes()).toHaveLength(before)
  },
)

it('does not press the focused button of an order in edit mode when a code is scanned', async () => {
  opened = await openPage(`/command/${orderIds.created}?dialog=edit`, api)
  await focus(page.getByRole('button', { name: 'Ajouter une boîte de Gants nitrile M' }))
  const before = page
    .getByText('unités')
    .elements()
    .map(({ textContent }) => textContent)
  await scan()
  await expect.poll(opened.notices).toContain(isStray)
  expect(
    page
      .getByText('unités')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(before)
})

it('withdraws the error message of a scan on the next page', async () => {
  opened = await openPage('/suppliers', api)
  await shows('Médipro Santé')
  await scan()
  await expect.poll(opened.notices).toContain(isStray)
  expect(opened.withdrawn()).toEqual([])
  await page.getByRole('link', { name: 'Médipro Santé' }).click()
  await expect.poll(opened.withdrawn).toEqual([isStray])
})

it('shows no error if the page itself reads the scan', async () => {
  opened = await openPage(`/command/${orderIds.sent}?dialog=receive`, api)
  await shows('Valider la réception')
  await scan()
  await shows('+ 100 unités')
  expect(vibrate.mock.calls).toEqual([[[60]]])
  expect(opened.notices()).toEqual([])
})
