import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedApi } from '#shared/testing/filmed-studio.ts'

const { squats } = coachingIds.exercices
const scope = { organisationId: coachingIds.organisation, ownerId: coachingIds.coach }

let opened: OpenedPage

const title = page.getByRole('textbox', { name: 'Titre', exact: true })
const description = page.getByRole('textbox', { name: 'Description', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const exercices = () => opened.world.adapters.repositories.within(scope).coaching.exercices
const stored = () => exercices().get(squats)

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  opened = await openPage(`/exercices/${squats}`, filmedApi)
  await expect.element(title).toHaveValue('Squats')
})

afterEach(async () => {
  opened.close()
  await product.clearLocalData?.('logout')
})

it('saves its own changes and keeps those that another tab has saved in other fields', async () => {
  await title.fill('Squats sautés')
  await exercices().update(squats, { description: 'Sans matériel' })
  await button('Enregistrer').click()
  await expect.element(description).toHaveValue('Sans matériel')
  const both = { title: 'Squats sautés', description: 'Sans matériel' }
  await expect.poll(stored).toMatchObject(both)
})

it('asks which title to keep when another tab has saved a different one', async () => {
  await title.fill('Squats sautés')
  await exercices().update(squats, { title: 'Squats lents' })
  await button('Enregistrer').click()
  const question = page.getByRole('alert')
  await expect.element(question.getByText('Squats lents')).toBeVisible()
  expect((await stored())?.title).toBe('Squats lents')
  await button('Remplacer par ma saisie').click()
  await expect.element(page.getByRole('heading', { name: 'Squats sautés', level: 1 })).toBeVisible()
  expect((await stored())?.title).toBe('Squats sautés')
})

it('says that another tab has deleted the exercise, and keeps what was typed', async () => {
  await title.fill('Squats sautés')
  await exercices().update(squats, { is_deleted: true })
  await button('Enregistrer').click()
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/Cet exercice a été supprimé\. Ce que vous avez saisi reste ici/),
    )
    .toBeVisible()
  await expect.element(title).toHaveValue('Squats sautés')
})

it('offers to finish the upload that a reload interrupted, even if it replaces a video', async () => {
  const upload = {
    url: '/api/coaching/uploads/1',
    name: 'squats.mp4',
    size: 100,
    hash: 'a',
    sent: 40,
  }
  const key = `coaching-video-${coachingIds.coach}-exercice-${squats}`
  localStorage.setItem(key, JSON.stringify(upload))
  onTestFinished(() => localStorage.removeItem(key))
  await opened.reload()
  await expect.element(page.getByText(/« squats.mp4 » s’est arrêté/)).toBeVisible()
})

it('asks before leaving while a video is checked or sent, even if nothing else has changed', async () => {
  await page.viewport(1440, 900)
  await button('Remplacer la vidéo').click()
  const file = new File(['x'], 'squats.mp4', { type: 'video/mp4' })
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) })
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept="video/mp4"]')
  if (!input) throw new Error('The uploader has no input')
  // A copy in a list of files would lose the slow `slice`.
  Object.defineProperty(input, 'files', { value: Object.assign([file], { item: () => file }) })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('Vérification de la vidéo…')).toBeVisible()
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await expect.poll(closes).toBe(false)
  await page.getByRole('link', { name: 'Mes exercices', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Non', exact: true }).click()
  await expect.element(title).toHaveValue('Squats')
})
