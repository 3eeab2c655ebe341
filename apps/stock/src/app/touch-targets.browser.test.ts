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

/** Minimum height in px of a target that a gloved finger can hit. */
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

/** Text of the button in every page's header. This button is not checked. */
const ofAllPages = 'Choix du centre'

/** Selector of the buttons and of the fields for typed input. */
const targets = 'button, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])'

/** Checks the buttons and fields of the open dialogs; if none is open, those of the page. */
function expectLargeTargets(atLeast: number) {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const places = dialogs.length > 0 ? [...dialogs] : [...document.querySelectorAll('main')]
  const found = places
    .flatMap((place) => [...place.querySelectorAll(targets)])
    .filter((target) => target.textContent !== ofAllPages && target.checkVisibility())
  expect(found.length).toBeGreaterThanOrEqual(atLeast)
  const small = found.filter((target) => target.getBoundingClientRect().height < least)
  expect(
    small.map((target) => target.ariaLabel ?? (target.textContent || target.outerHTML)),
  ).toEqual([])
}

it('has large targets in a reception and in its dialogs', async () => {
  await open(`/command/${orderIds.sent}?dialog=receive`, ordersWorld)
  await shows('Prêt à scanner')
  scanOn('us', 'INCONNU1')
  await shows(/Aucun produit n’a le code/)
  expectLargeTargets(12)
  await press('Associer ce code à un produit')
  expectLargeTargets(12)
  await press(/^Fermer : /)
  await press('Valider la réception')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeTargets(12)
})

it('has large targets in a count, and in its dialogs', async () => {
  await open(`/stock/count/${countIds.gloves}`, countsWorld)
  await shows('Scannez un produit')
  scanOn('us', codes.wrongCheckDigit)
  await shows(/^Le chiffre de contrôle est faux/)
  expectLargeTargets(8)
  await press('J’ai compris')
  await press(/modifier la quantité de Gants nitrile M/)
  expectLargeTargets(4)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await press('Clôturer')
  await shows('Ce qui n’a pas été compté')
  expectLargeTargets(3)
})

it('has large targets in the dialogs of a return', async () => {
  await open('/commandreturns?dialog=create', returnsWorld)
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Médipro')
  await page.getByRole('option', { name: 'Médipro Santé' }).click()
  await press('Choisir le lot de Gants nitrile M')
  await shows(/^lot A17/)
  expectLargeTargets(8)
  opened.close()
  await open(`/commandreturn/${returnIds.created}?dialog=returned`, returnsWorld)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeTargets(2)
})

it('has large targets in the dialog that removes stock, and in the confirmation before its list is emptied', async () => {
  await open('/stock', countsWorld)
  await press('Retirer du stock')
  await shows('Prêt à scanner')
  scanOn('us', codes.glovesM)
  await shows('− 1 unité')
  scanOn('us', codes.unknown)
  await shows(/Aucun produit n’a le code/)
  expectLargeTargets(10)
  await press('Vider la liste')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeTargets(12)
})

it('has large targets on the page of orders, and in the dialogs that generate orders and delete one', async () => {
  await open('/commands', ordersWorld)
  await shows('Créée, non envoyée')
  expectLargeTargets(2)
  await press('Générer les commandes')
  await shows(/^(Rien à commander|Voici ce qui)/)
  expectLargeTargets(3)
  opened.close()
  await open(`/command/${orderIds.created}`, ordersWorld)
  await press('Supprimer')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeTargets(2)
})

it('has large targets on the page of returns, and in the confirmation before typed units are lost', async () => {
  await open('/commandreturns', returnsWorld)
  await shows('Créé, pas encore retourné')
  expectLargeTargets(1)
  await press('Nouveau retour')
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Médipro')
  await page.getByRole('option', { name: 'Médipro Santé' }).click()
  await press('Choisir le lot de Gants nitrile M')
  await shows(/^lot A17/)
  await page.getByRole('dialog').getByRole('textbox').first().fill('2')
  await press('Annuler')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeTargets(10)
})

it("has large targets in the scanner's settings, and in the confirmation before a product is archived", async () => {
  await open('/stock', countsWorld)
  await press('Retirer du stock')
  await press('Réglages du lecteur')
  await expect.element(page.getByRole('textbox').last()).toBeVisible()
  expectLargeTargets(8)
  opened.close()
  // The catalogue can only be changed while no centre is selected.
  writeCentre(stockIds.superAdmin, null)
  await open('/products', countsWorld)
  await press(/^Archiver Masques/)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expectLargeTargets(2)
})
