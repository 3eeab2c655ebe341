import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { codes, countIds, countsWorld } from '../counts-world.fixture.ts'

let opened: OpenedPage

beforeEach(async () => {
  localStorage.clear()
  await product.preload?.()
  writeCentre(stockIds.staff, stockIds.centres.bastille)
})
afterEach(() => {
  opened.close()
  localStorage.clear()
})

it('keeps a lot that is typed but not yet submitted across a reload', async () => {
  opened = await openPage(`/stock/count/${countIds.gloves}`, countsWorld)
  await page
    .getByRole('textbox', { name: 'Code du produit' })
    .fill(`010${codes.glovesM}10A1717290630`)
  await page.getByRole('button', { name: 'Compter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Quel lot ?' })
  await dialog.getByRole('textbox', { name: 'Lot' }).fill('B8')
  await dialog.getByLabelText('Péremption').fill('2029-06-30')
  await opened.reload()
  await expect.element(dialog.getByRole('textbox', { name: 'Lot' })).toHaveValue('B8')
  await expect.element(dialog.getByLabelText('Péremption')).toHaveValue('2029-06-30')
  await dialog.getByRole('button', { name: 'Compter', exact: true }).click()
  await expect.element(page.getByText('Lot B8, périme le 30/06/2029').first()).toBeVisible()
})
