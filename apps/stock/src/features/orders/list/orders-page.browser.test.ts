import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { paths } from '#shared/paths.ts'
import { ordersWorld } from '#shared/testing/orders-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  writeCentre(stockIds.superAdmin, stockIds.centres.bastille)
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.superAdmin, null)
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Types a number of boxes, and leaves the field. */
async function orderGloves(boxes: string) {
  await page.getByRole('textbox', { name: 'Boîtes de Gants nitrile M' }).fill(boxes)
  await userEvent.tab()
}

/** Loses the answers to the first attempts to create an order. */
function loseAnswers(count: number) {
  const { world } = opened
  const { fetch } = world
  let lost = 0
  world.fetch = async (request) => {
    const answer = await fetch(request)
    const isCreation = request.method === 'POST' && request.url.endsWith('/commands')
    if (!isCreation || lost === count) return answer
    lost += 1
    throw new TypeError('Failed to fetch')
  }
}

const keys = () =>
  opened.world.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/commands'))
    .map(({ idempotencyKey }) => idempotencyKey)

async function fillIn() {
  opened = await openPage(paths.orders, { ...ordersWorld, userId: stockIds.superAdmin })
  await press('Nouvelle commande')
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Médipro')
  await page.getByRole('option', { name: 'Médipro Santé' }).click()
  await orderGloves('2')
}

it('creates an order only once if the response was lost, even after a reload', async () => {
  await fillIn()
  loseAnswers(1)
  await press('Créer la commande')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await opened.reload()
  await press('Créer la commande')
  await expect.element(page.getByRole('heading', { name: 'Commande Médipro Santé' })).toBeVisible()
  expect(keys()[0]).toBeTruthy()
  expect(keys()).toEqual([keys()[0], keys()[0]])
})

it('creates another order if the form was changed after the response was lost', async () => {
  await fillIn()
  loseAnswers(1)
  await press('Créer la commande')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await orderGloves('3')
  await press('Créer la commande')
  await expect.element(page.getByRole('heading', { name: 'Commande Médipro Santé' })).toBeVisible()
  expect(new Set(keys()).size).toBe(2)
})
