import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { returnIds, returnsWorld } from '../returns-world.fixture.ts'

const { bastille } = stockIds.centres
const { gloves, mask } = catalogueIds.products

/** A lot that has expired, and units without a lot. */
const lots = [
  { product_id: mask, lot: 'OLD', expiry: '2020-01-31', qty: 10 },
  { product_id: mask, lot: '', expiry: '', qty: 7 },
]

const returns = {
  expired: [{ product_id: mask, qty: 5, lot_id: '2020-01-31/OLD' }],
  'two-lots': [
    { product_id: gloves, qty: 3, lot_id: '2029-06-30/A17' },
    { product_id: gloves, qty: 4, lot_id: null },
    { product_id: gloves, qty: 5 },
  ],
}

const api: ApiOptions = {
  ...returnsWorld,
  userId: stockIds.superAdmin,
  async prepare(adapters) {
    await returnsWorld.prepare?.(adapters)
    const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
    for (const [id, lines] of Object.entries(returns)) {
      await stock.commandReturns.insert({
        id,
        status: 'created',
        centre_id: bastille,
        supplier_id: catalogueIds.suppliers.medipro,
        origin_command_id: null,
        lines,
        created_at: storyTime,
        updated_at: storyTime,
      })
    }
    await stock.ledger.book(
      'booking-of-old-lots',
      lots.map((lot, index) => ({
        ...lot,
        id: `movement-of-old-${index}`,
        booking_id: 'booking-of-old-lots',
        centre_id: bastille,
        reason: 'added' as const,
        source_id: '',
        user_id: stockIds.superAdmin,
        person: 'Nadia Ferrand',
        created_at: storyTime,
      })),
    )
  },
}

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  writeCentre(stockIds.superAdmin, bastille)
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.superAdmin, null)
})

const open = async (address: string) => {
  opened = await openPage(address, api)
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

describe('the address of a return', () => {
  it.each(['edit', 'delete', 'returned'])(
    'opens no %s dialog if the products have already been returned',
    async (dialog) => {
      await open(`/commandreturn/${returnIds.returned}?dialog=${dialog}`)
      await shows('Retournée')
      expect(page.getByRole('alertdialog').elements()).toEqual([])
      expect(page.getByRole('button', { name: 'Enregistrer' }).elements()).toEqual([])
    },
  )
})

describe('a return', () => {
  it('counts as returned when the request is repeated after a lost response', async () => {
    await open(`/commandreturn/${returnIds.created}?dialog=returned`)
    const { world } = opened
    const { fetch } = world
    let isLost = true
    world.fetch = async (request) => {
      const answer = await fetch(request)
      if (!request.url.endsWith('/validate') || !isLost) return answer
      isLost = false
      throw new TypeError('Failed to fetch')
    }
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Oui' })
    await yes.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await yes.click()
    await shows('Retour enregistré')
    const attempts = world.requests.filter(({ path }) => path.endsWith('/validate'))
    expect(attempts).toHaveLength(2)
    expect(attempts[0]?.idempotencyKey).toBeTruthy()
    expect(attempts[1]).toEqual(attempts[0])
  })

  it('hides the other actions while it is edited', async () => {
    await open(`/commandreturn/${returnIds.created}?dialog=edit`)
    await shows('Enregistrer')
    for (const name of ['Supprimer', 'Modifier', 'Marqué comme retourné']) {
      expect(page.getByRole('button', { name }).elements()).toEqual([])
    }
  })

  it('is booked with expired lots only after a confirmation', async () => {
    await open('/commandreturn/expired?dialog=returned')
    const question = page.getByRole('alertdialog')
    const yes = question.getByRole('button', { name: 'Oui' })
    await yes.click()
    const confirmation = question.getByRole('checkbox', {
      name: 'Retourner aussi les lots périmés',
    })
    await expect.element(confirmation).toBeInTheDocument()
    await expect.element(yes).toBeDisabled()
    await question.getByText('Retourner aussi les lots périmés').click()
    await yes.click()
    await shows('Retour enregistré')
  })

  it('shows a line for each lot of a product', async () => {
    await open('/commandreturn/two-lots')
    await shows('GN-M-100 · lot A17')
    await shows('GN-M-100 · sans lot')
    await expect.element(page.getByText('GN-M-100', { exact: true })).toBeVisible()
    await press('Modifier')
    const fields = page.getByRole('textbox', { name: 'Unités de Gants nitrile M' })
    await fields.nth(1).fill('2')
    await page.getByRole('heading', { name: /^Retour/ }).click()
    await press('Enregistrer')
    await shows('2 unités')
    await shows('3 unités')
    await shows('5 unités')
  })
})

describe('a new return', () => {
  it('marks lots that have expired, and offers the units without a lot', async () => {
    await open('/commandreturns?dialog=create')
    await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Médipro')
    await page.getByRole('option', { name: 'Médipro Santé' }).click()
    await press('Choisir le lot de Masques chirurgicaux type IIR')
    const shown = page.getByRole('list', { name: 'Lots de Masques chirurgicaux type IIR' })
    const lotOf = (name: RegExp) => shown.getByRole('listitem').filter({ hasText: name })
    await expect.element(lotOf(/lot OLD/).getByText('Périmé')).toBeVisible()
    expect(
      lotOf(/lot M9/)
        .getByText('Périmé')
        .elements(),
    ).toEqual([])
    await expect.element(lotOf(/sans lot/).getByText('7 unités en stock')).toBeVisible()
  })
})
