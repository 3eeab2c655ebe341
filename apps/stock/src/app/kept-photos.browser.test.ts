import { readKeptFile } from '@org/app-kit'
import type { ApiOptions } from '@org/app-kit/testing'
import { screen } from 'storybook/test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'
import { peopleApi } from '#shared/testing/people-seed.ts'
import { glovesFile } from '#shared/testing/photos.fixture.ts'
import { confirmCrop, pickPhoto } from '#shared/testing/pick-photo.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { product } from './product.ts'
import { openPage, type OpenedPage } from './testing/open-page.ts'

const newProduct = { path: '/product/create', api: catalogueApi }
const newPraticien = { path: '/praticien/create', api: peopleApi }

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

async function open({ path, api }: { path: string; api: ApiOptions }) {
  opened = await openPage(path, { ...api, userId: stockIds.superAdmin })
  await expect.element(page.getByRole('textbox', { name: 'Nom' })).toBeVisible()
}

async function pick() {
  await pickPhoto(screen, glovesFile())
  await confirmCrop()
  await expect.element(removal()).toBeVisible()
}

const removal = () => page.getByRole('button', { name: 'Retirer' })
const browse = () => page.getByRole('button', { name: /Choisir un fichier/ })
const resumed = () => page.getByText('Votre travail non enregistré est de retour')
const lost = () => page.getByText(/La photo choisie n’a pas pu être conservée/)
const shownPhoto = () => document.querySelector<HTMLImageElement>('img[src^="blob:"]')

/** The photo's id in the stored draft; null if the draft has none. */
function keptPhoto(): string | null {
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('paraphe.draft/'))
  const [id] = drafts.flatMap(([, text]) => /"photo":"([^"]+)"/.exec(text)?.[1] ?? [])
  return id ?? null
}

/** Waits until the stored draft contains the photo's id, and returns it. */
async function namedPhoto(): Promise<string> {
  await expect.poll(keptPhoto).not.toBeNull()
  return keptPhoto() ?? ''
}

const uploads = () =>
  opened.world.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/photo'))
    .map(({ path }) => path.replace(/\/[^/]+\/photo$/, ''))

describe.each([
  { entry: 'a product', ...newProduct },
  { entry: 'a practitioner', ...newPraticien },
])('the photo of $entry that is being added', (form) => {
  it('is restored after a reload, until it is discarded', async () => {
    await open(form)
    await pick()
    const id = await namedPhoto()
    await opened.reload()
    await expect.element(resumed()).toBeVisible()
    await expect.poll(() => shownPhoto()?.naturalWidth).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Abandonner cette saisie' }).click()
    await expect.element(browse()).toBeVisible()
    await expect.poll(() => readKeptFile(id)).toBeNull()
    await opened.reload()
    await expect.element(browse()).toBeVisible()
    expect(resumed().elements()).toEqual([])
  })

  it('is deleted when the form is left without saving', async () => {
    await open(form)
    await pick()
    const id = await namedPhoto()
    await page.getByRole('link', { name: 'Annuler' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    await expect.poll(() => readKeptFile(id)).toBeNull()
    expect(keptPhoto()).toBeNull()
  })

  it('must be picked again if the browser has lost it', async () => {
    await open(form)
    await pick()
    await namedPhoto()
    await removeFiles()
    await opened.reload()
    await expect.element(lost()).toBeVisible()
    await opened.reload()
    await expect.element(lost()).toBeVisible()
    await pick()
    expect(lost().elements()).toEqual([])
  })
})

/** Deletes the files, but not the drafts, as a browser may when it runs out of space. */
async function removeFiles(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('paraphe-draft-files')
    request.addEventListener('success', () => resolve(request.result))
  })
  await new Promise((resolve) => {
    const removal = database.transaction('files', 'readwrite').objectStore('files').clear()
    removal.addEventListener('success', resolve)
  })
  database.close()
}

it('uploads the photo that was picked on an earlier visit when the practitioner is saved', async () => {
  await open(newPraticien)
  await pick()
  await page.getByRole('textbox', { name: 'Nom' }).fill('Dr Anne Rivière')
  const id = await namedPhoto()
  await opened.reload()
  await expect.element(removal()).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByRole('row', { name: /Dr Anne Rivière/ })).toBeVisible()
  expect(uploads()).toEqual(['/api/stock/praticien'])
  expect(await readKeptFile(id)).toBeNull()
  expect(keptPhoto()).toBeNull()
})

it('deletes a kept photo when somebody else signs in on this computer', async () => {
  await open(newProduct)
  await pick()
  const id = await namedPhoto()
  opened.close()
  opened = await openPage('/centres', { ...catalogueApi, userId: stockIds.superAdmin })
  await expect.element(page.getByRole('heading', { name: /^Centres/ })).toBeVisible()
  expect(await readKeptFile(id)).not.toBeNull()
  opened.signInAs('karim')
  await expect.poll(() => readKeptFile(id)).toBeNull()
})

it('keeps a photo when the session expires, and deletes it on sign-out', async () => {
  await open(newProduct)
  await pick()
  const id = await namedPhoto()
  opened.expire()
  const signIn = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
  await expect.element(signIn).toBeVisible()
  expect(await readKeptFile(id)).not.toBeNull()
  expect(shownPhoto()).not.toBeNull()
  await product.clearLocalData?.('logout')
  expect(await readKeptFile(id)).toBeNull()
})
