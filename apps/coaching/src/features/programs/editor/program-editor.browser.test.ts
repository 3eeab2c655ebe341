import type { ApiOptions } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'

const id = 'program-week'
const scope = { organisationId: coachingIds.organisation, ownerId: coachingIds.coach }
const { morning, legs } = coachingIds.sessions

const withProgram: ApiOptions = {
  ...coachingApi,
  async prepare(adapters) {
    await coachingApi.prepare?.(adapters)
    const { coaching } = adapters.repositories.within(scope)
    await coaching.trainingPrograms.insert({
      id,
      owner_id: scope.ownerId,
      title: 'Ma semaine',
      folded_title: 'ma semaine',
      level: 1,
      session_ids: [morning, legs],
      created_at: 1,
      updated_at: 1,
    })
  },
}

let opened: OpenedPage

const title = page.getByRole('textbox', { name: 'Titre' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const programs = () => opened.world.adapters.repositories.within(scope).coaching.trainingPrograms
const stored = () => programs().get(id)

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  opened = await openPage(`/training-programs/${id}`, withProgram)
  await expect.element(title).toHaveValue('Ma semaine')
})

afterEach(async () => {
  vi.restoreAllMocks()
  opened.close()
  await product.clearLocalData?.('logout')
})

it('saves its changes, and keeps what another tab has saved in other fields', async () => {
  await title.fill('Ma semaine douce')
  await programs().update(id, { session_ids: [legs] })
  await button('Enregistrer').click()
  const both = { title: 'Ma semaine douce', session_ids: [legs] }
  await expect.poll(stored).toMatchObject(both)
})

it('asks which title to keep when another tab has saved a different one', async () => {
  await title.fill('Ma semaine douce')
  await programs().update(id, { title: 'Ma semaine tonique' })
  await button('Enregistrer').click()
  const question = page.getByRole('alert')
  await expect.element(question.getByText('Ma semaine tonique')).toBeVisible()
  expect((await stored())?.title).toBe('Ma semaine tonique')
  await button('Remplacer par ma saisie').click()
  await expect.poll(async () => (await stored())?.title).toBe('Ma semaine douce')
})

it('says that a save failed, and keeps what was typed', async () => {
  await title.fill('Ma semaine douce')
  vi.spyOn(opened.world.adapters.repositories, 'transaction').mockRejectedValue(new Error('full'))
  await button('Enregistrer').click()
  await expect.element(page.getByRole('alert').getByText('une erreur est survenue')).toBeVisible()
  await expect.element(title).toHaveValue('Ma semaine douce')
})

it('asks before leaving unsaved changes, and keeps or discards them, depending on the answer', async () => {
  const question = page.getByRole('alertdialog')
  const answer = (name: string) => question.getByRole('button', { name, exact: true }).click()
  const leave = () => page.getByRole('link', { name: 'Mes exercices', exact: true }).click()
  await page.viewport(1440, 900)
  await title.fill('Ma semaine douce')
  await leave()
  await answer('Non')
  await expect.element(title).toHaveValue('Ma semaine douce')

  await leave()
  await answer('Oui')
  await expect
    .element(page.getByRole('heading', { name: /^Mes exercices/, level: 1 }))
    .toBeVisible()
  expect((await stored())?.title).toBe('Ma semaine')
})

it('says that a program does not exist', async () => {
  opened.close()
  opened = await openPage('/training-programs/unknown-program', withProgram)
  await expect.element(page.getByRole('heading', { name: /NOT FOUND/ })).toBeVisible()
})
