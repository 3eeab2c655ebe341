import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedSessionApi } from '#shared/testing/filmed-studio.ts'

const { morning } = coachingIds.sessions
const scope = { organisationId: coachingIds.organisation, ownerId: coachingIds.coach }

let opened: OpenedPage

const title = page.getByRole('textbox', { name: 'Titre', exact: true })
const description = page.getByRole('textbox', { name: 'Description', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const coaching = () => opened.world.adapters.repositories.within(scope).coaching
const sessions = () => coaching().trainingSessions
const stored = () => sessions().get(morning)

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
  opened = await openPage(`/training-sessions/${morning}`, filmedSessionApi)
  await expect.element(title).toHaveValue('Réveil musculaire')
})

afterEach(async () => {
  opened.close()
  await product.clearLocalData?.('logout')
})

it('keeps unsaved blocs across a reload', async () => {
  await button('Dupliquer Squats').click()
  await title.fill('Réveil doux')
  await opened.reload()
  await expect.element(title).toHaveValue('Réveil doux')
  await expect.element(button('Déplacer Squats (2)')).toBeVisible()
  await button('Enregistrer').click()
  await expect.element(page.getByRole('heading', { name: 'Réveil doux', level: 1 })).toBeVisible()
  const saved = await stored()
  expect(saved?.blocs[0]?.exercices.map((one) => one.exercice_id)).toEqual([
    coachingIds.exercices.squats,
    coachingIds.exercices.squats,
    coachingIds.exercices.pushUps,
  ])
})

it('saves the load, range and note of an exercise, and reads 90 seconds as 1:30', async () => {
  const entry = async () => (await stored())?.blocs[0]?.exercices[1]
  await expect.element(page.getByText('12\u00a0rép. · repos 15 s')).toBeVisible()
  await button('Réglages de Pompes').click()
  const rest = page.getByRole('group', { name: 'Durée du repos après Pompes' })
  await rest.getByRole('textbox', { name: 'Secondes' }).fill('90')
  await page.getByRole('textbox', { name: 'Charge de Pompes' }).fill('gilet 5 kg')
  await page.getByRole('textbox', { name: 'Consigne de Pompes' }).fill('Coudes serrés')
  await page.getByText('à', { exact: true }).click()
  await expect.element(rest.getByRole('textbox', { name: 'Minutes' })).toHaveValue('1')
  await expect.element(rest.getByRole('textbox', { name: 'Secondes' })).toHaveValue('30')
  await button('Enregistrer').click()
  await expect.poll(entry).toMatchObject({
    reps: 12,
    reps_max: 16,
    rest_seconds: 90,
    load: 'gilet 5 kg',
    note: 'Coudes serrés',
  })
  await button('Réglages de Pompes').click()
  await expect.element(page.getByText('12–16\u00a0rép. · gilet 5 kg · repos 1:30')).toBeVisible()
})

it('undoes and redoes by keys, and ends a notice once the draft has what was missing', async () => {
  const notice = page.getByText("Vous devez d'abord ajouter des exercices")
  await button('Supprimer Squats').click()
  await button('Supprimer Pompes').click()
  await button('Lancer').click()
  await expect.element(notice).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(button('Réglages de Pompes')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(button('Réglages de Pompes')).not.toBeInTheDocument()
  await title.click()
  await userEvent.keyboard('{End}!{Control>}z{/Control}')
  await expect.element(title).toHaveValue('Réveil musculaire')
  await expect.element(button('Réglages de Pompes')).not.toBeInTheDocument()
})

it('does not duplicate an exercise that was deleted', async () => {
  await coaching().exercices.update(coachingIds.exercices.squats, { is_deleted: true })
  await opened.reload()
  await expect.element(button('Dupliquer Squats')).toBeDisabled()
  await expect.element(button('Dupliquer Bloc 1 - Circuit')).toBeDisabled()
  await expect.element(button('Dupliquer Pompes')).toBeEnabled()
})

it('saves its own changes and keeps those that another tab has saved in other fields', async () => {
  await title.fill('Réveil doux')
  await sessions().update(morning, { description: 'Sans matériel' })
  await button('Enregistrer').click()
  await expect.element(description).toHaveValue('Sans matériel')
  const both = { title: 'Réveil doux', description: 'Sans matériel' }
  await expect.poll(stored).toMatchObject(both)
})

it('asks which title to keep when another tab has saved a different one', async () => {
  await title.fill('Réveil doux')
  await sessions().update(morning, { title: 'Réveil tonique' })
  await button('Enregistrer').click()
  const question = page.getByRole('alert')
  await expect.element(question.getByText('Réveil tonique')).toBeVisible()
  expect((await stored())?.title).toBe('Réveil tonique')
  await button('Remplacer par ma saisie').click()
  await expect.element(page.getByRole('heading', { name: 'Réveil doux', level: 1 })).toBeVisible()
  expect((await stored())?.title).toBe('Réveil doux')
})

it('limits the picked exercises to what a session may contain', async () => {
  const [bloc] = (await stored())?.blocs ?? []
  const [first] = bloc?.exercices ?? []
  if (!bloc || !first) throw new Error('The session has no exercise')
  const exercices = Array.from({ length: 99 }, (_, index) => ({ ...first, id: `one-${index}` }))
  await sessions().update(morning, { blocs: [{ ...bloc, exercices }] })
  await opened.reload()
  await button('Ajouter des exercices à Bloc 1 - Circuit').click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter des exercices' })
  await dialog.getByRole('button', { name: /^Gainage ventral/ }).click()
  await dialog.getByRole('button', { name: /^Pompes/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'Ajouter 1 exercice' })).toBeEnabled()
  await expect
    .element(dialog.getByRole('button', { name: /^Pompes/ }))
    .toHaveAttribute('aria-pressed', 'false')
})

it('names the exercise to remove if another tab has deleted it since it was picked', async () => {
  await button('Ajouter des exercices à Bloc 1 - Circuit').click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter des exercices' })
  await dialog.getByRole('button', { name: /^Gainage ventral/ }).click()
  await dialog.getByRole('button', { name: 'Ajouter 1 exercice' }).click()
  await coaching().exercices.update(coachingIds.exercices.plank, { is_deleted: true })
  await button('Enregistrer').click()
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(
          /L’exercice « Gainage ventral » a été supprimé : retirez-le de la séance, puis enregistrez\./,
        ),
    )
    .toBeVisible()
  await button('Supprimer Gainage ventral').click()
  await title.fill('Réveil doux')
  await button('Enregistrer').click()
  await expect.element(page.getByRole('heading', { name: 'Réveil doux', level: 1 })).toBeVisible()
})

it('says so if the session was deleted in another tab, and keeps what was typed', async () => {
  await title.fill('Réveil doux')
  await sessions().update(morning, { is_deleted: true })
  await button('Enregistrer').click()
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/Cette séance a été supprimée\. Ce que vous avez saisi reste ici/),
    )
    .toBeVisible()
  await expect.element(title).toHaveValue('Réveil doux')
})

it('does not allow copying a bloc once there are 30 blocs', async () => {
  await expect.element(button('Dupliquer Bloc 1 - Circuit')).toBeEnabled()
  const [bloc] = (await stored())?.blocs ?? []
  if (!bloc) throw new Error('The session has no bloc')
  const blocs = Array.from({ length: 30 }, (_, index) => ({
    ...bloc,
    id: `bloc-${index}`,
    exercices: index === 0 ? bloc.exercices : [],
  }))
  await sessions().update(morning, { blocs })
  await opened.reload()
  await expect.element(button('Dupliquer Bloc 30 - Circuit')).toBeDisabled()
  await expect.element(button('Dupliquer Squats')).toBeEnabled()
})
