import { forgetFile, readKeptFile } from '@org/app-kit'
import { fireEvent, screen } from 'storybook/test'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { product } from './product.ts'
import { openPage, type OpenedPage } from './testing/open-page.ts'

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  opened = await openPage('/import?kind=suppliers', {
    ...catalogueApi,
    userId: stockIds.superAdmin,
  })
})
afterEach(() => opened.close())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const columns = () => page.getByRole('group', { name: 'Colonnes' })
const resumed = () => page.getByText('Votre travail non enregistré est de retour')

const suppliers = new File(
  [
    'Raison sociale;Enseigne;Code;Courriel\r\n',
    'Orthalys SARL;Orthalys;ORT;commandes@orthalys.example\r\n',
  ],
  'fournisseurs.csv',
  { type: 'text/csv' },
)

async function pick() {
  const input = await screen.findByLabelText('Fichier à importer', { selector: 'input' })
  await fireEvent.change(input, { target: { files: [suppliers] } })
  await expect.element(columns()).toBeVisible()
}

/** The drafts that this browser keeps, as text. */
const drafts = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('paraphe.draft/'))
    .map(([, text]) => String(text))
    .join('')

/** The file's id in the stored draft; null if the draft has none. */
const keptFile = () => /"fileId":"([^"]+)"/.exec(drafts())?.[1] ?? null

async function namedFile(): Promise<string> {
  await expect.poll(keptFile).not.toBeNull()
  return keptFile() ?? ''
}

const nameColumn = () => columns().getByRole('button', { name: /\bNom\b/ })

it('continues with the corrected columns after a reload', async () => {
  await pick()
  await nameColumn().click()
  await page.getByRole('option', { name: /Enseigne/ }).click()
  await expect.poll(drafts).toContain('"columns":[null,"name","code","email"]')
  await opened.reload()
  await expect.element(resumed()).toBeVisible()
  await expect.element(nameColumn()).toHaveTextContent('Enseigne')
  await button('Voir l’aperçu').click()
  await expect.element(page.getByRole('row', { name: /\bOrthalys\b(?! SARL)/ })).toBeVisible()
})

it('returns to an empty import when the kept file is discarded', async () => {
  await pick()
  const id = await namedFile()
  await opened.reload()
  await expect.element(columns()).toBeVisible()
  await button('Abandonner cette saisie').click()
  await expect.element(button('Choisir un fichier')).toBeVisible()
  await expect.poll(keptFile).toBeNull()
  await expect.poll(() => readKeptFile(id)).toBeNull()
})

it('deletes the file when the import is left', async () => {
  await pick()
  const id = await namedFile()
  await button('Choix du centre').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
  await expect.poll(() => readKeptFile(id)).toBeNull()
  expect(keptFile()).toBeNull()
})

it('replaces the kept file with another one', async () => {
  await pick()
  const id = await namedFile()
  await button('Autre fichier').click()
  await pick()
  await expect.poll(keptFile).not.toBe(id)
  expect(await readKeptFile(id)).toBeNull()
  expect(await readKeptFile(await namedFile())).not.toBeNull()
})

it('asks for the file again if the browser has lost it', async () => {
  await pick()
  await forgetFile(await namedFile())
  await opened.reload()
  await expect.element(page.getByText(/Le fichier choisi n’a pas pu être conservé/)).toBeVisible()
  await pick()
  expect(page.getByText(/Le fichier choisi n’a pas pu/).elements()).toEqual([])
})
