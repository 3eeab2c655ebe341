import type { ApiOptions } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { codes, countIds, countsWorld } from '#testing/counts'
import { returnIds, returnsWorld } from '#testing/returns'

const { bastille } = stockIds.centres

/** The height that a gloved finger hits, in px. */
const least = 44

let opened: OpenedPage

beforeEach(async () => {
  await page.viewport(390, 844)
  await product.clearLocalData?.('logout')
  await product.preload?.()
  writeCentre(stockIds.superAdmin, bastille)
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.superAdmin, null)
})

async function open(path: string, api: ApiOptions) {
  opened = await openPage(path, { ...api, userId: stockIds.superAdmin })
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

/** On every page, above what it is for. */
const ofAllPages = 'Choix du centre'

/** Checks the buttons of the open dialogs; without a dialog, those of the page. */
function expectLargeButtons(atLeast: number) {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const places = dialogs.length > 0 ? [...dialogs] : [...document.querySelectorAll('main')]
  const buttons = places
    .flatMap((place) => [...place.querySelectorAll('button')])
    .filter(({ textContent }) => textContent !== ofAllPages)
  expect(buttons.length).toBeGreaterThanOrEqual(atLeast)
  const small = buttons.filter((button) => button.getBoundingClientRect().height < least)
  expect(small.map((button) => button.ariaLabel ?? button.textContent)).toEqual([])
}

it('has large buttons in a reception, and in its questions', async () => {
  await open(`/command/${orderIds.sent}?dialog=receive`, ordersWorld)
  await shows('Prêt à scanner')
  scanOn('us', 'INCONNU1')
  await shows(/Aucun produit n’a le code/)
  expectLargeButtons(12)
  await press('Associer ce code à un produit')
  expectLargeButtons(12)
  await press(/^Fermer : /)
  await press('Valider la réception')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeButtons(12)
})

it('has large buttons in a count, and in its dialogs', async () => {
  await open(`/stock/count/${countIds.gloves}`, countsWorld)
  await shows('Scannez un produit')
  scanOn('us', codes.wrongCheckDigit)
  await shows(/^Le chiffre de contrôle est faux/)
  expectLargeButtons(8)
  await press('J’ai compris')
  await press(/modifier la quantité de Gants nitrile M/)
  expectLargeButtons(4)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await press('Clôturer')
  await shows('Ce qui n’a pas été compté')
  expectLargeButtons(3)
})

it('has large buttons in the dialogs of a return', async () => {
  await open('/commandreturns?dialog=create', returnsWorld)
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Médipro')
  await page.getByRole('option', { name: 'Médipro Santé' }).click()
  await press('Choisir le lot de Gants nitrile M')
  await shows(/^lot A17/)
  expectLargeButtons(8)
  opened.close()
  await open(`/commandreturn/${returnIds.created}?dialog=returned`, returnsWorld)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeButtons(2)
})

it('has large buttons in the dialogs that book, and in their questions', async () => {
  await open('/stock', countsWorld)
  await press('Retirer du stock')
  await shows('Prêt à scanner')
  scanOn('us', codes.glovesM)
  await shows('+ 1 unité')
  scanOn('us', codes.unknown)
  await shows(/Aucun produit n’a le code/)
  expectLargeButtons(10)
  await press('Vider la liste')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeButtons(12)
})
