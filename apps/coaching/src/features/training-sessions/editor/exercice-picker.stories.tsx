import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'
import { filmedStory } from '#shared/testing/filmed-story.ts'

const meta: Meta = {
  title: 'Coaching product/Training sessions/Exercise picker',
  ...filmedStory('/training-sessions/new'),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Ajouter des exercices à Bloc 1' }),
  )
  return within(await screen.findByRole('dialog', { name: 'Ajouter des exercices' }))
}

/** Returns the API options of a studio whose exercises are changed by `prepare`. */
const withExercices = (
  prepare: (exercices: Awaited<ReturnType<typeof exercicesOf>>) => Promise<void>,
): ApiOptions => ({
  ...coachingApi,
  async prepare(adapters) {
    await coachingApi.prepare?.(adapters)
    await prepare(exercicesOf(adapters))
  },
})

const exercicesOf = ({ repositories }: Parameters<NonNullable<ApiOptions['prepare']>>[0]) => {
  const { organisation: organisationId, coach: ownerId } = coachingIds
  return repositories.within({ organisationId, ownerId }).coaching.exercices
}

export const Default: StoryObj = {
  name: 'Shows the exercises as posters, and counts the picked ones',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await open(context)
    const add = dialog.getByRole('button', { name: 'Ajouter' })
    await expect(add).toBeDisabled()
    await context.userEvent.click(await dialog.findByRole('button', { name: /^Squats/ }))
    await context.userEvent.click(dialog.getByRole('button', { name: /^Pompes/ }))
    await expect(dialog.getByRole('button', { name: 'Ajouter 2 exercices' })).toBeEnabled()
    await context.userEvent.click(dialog.getByRole('button', { name: /^Pompes/ }))
    await expect(dialog.getByRole('button', { name: 'Ajouter 1 exercice' })).toBeEnabled()
  },
}

export const Empty: StoryObj = {
  name: 'Says where exercises are made when there are none',
  parameters: {
    api: withExercices(async (exercices) => {
      for (const { id } of await exercices.all()) await exercices.update(id, { is_deleted: true })
    }),
    variants: ['phone'],
  },
  play: async (context) => {
    const dialog = await open(context)
    await expect(await dialog.findByRole('heading', { name: 'Aucun exercice' })).toBeVisible()
    await expect(
      dialog.getByText('Créez d’abord un exercice dans « Mes exercices ».'),
    ).toBeVisible()
  },
}

export const NoMatch: StoryObj = {
  name: 'Finds exercises by a part of their title and by muscle, and says that none matches',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const dialog = await open(context)
    const search = dialog.getByRole('searchbox', { name: 'Rechercher un exercice' })
    await context.userEvent.click(await dialog.findByRole('button', { name: /^Tous les muscles/ }))
    await context.userEvent.click(await screen.findByRole('option', { name: 'Quadriceps' }))
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Pompes/ })).toBeNull())
    await expect(await dialog.findByRole('button', { name: /^Squats/ })).toBeVisible()
    await context.userEvent.type(search, 'uat')
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Pompes/ })).toBeNull())
    await expect(await dialog.findByRole('button', { name: /^Squats/ })).toBeVisible()
    await context.userEvent.type(search, 'x')
    const title = 'Aucun exercice ne contient « uatx »'
    await expect(await dialog.findByRole('heading', { name: title })).toBeVisible()
  },
}

export const More: StoryObj = {
  name: 'Shows 24 exercises at first, and more on request',
  parameters: {
    api: withExercices(async (exercices) => {
      const former = await exercices.get(coachingIds.exercices.squats)
      if (!former) throw new Error('The fixtures have no squats')
      for (let number = 10; number < 32; number += 1) {
        const title = `Fentes ${number}`
        const more = { id: `fentes-${number}`, title, folded_title: `fentes ${number}` }
        await exercices.insert({ ...former, ...more, created_at: storyTime })
      }
    }),
  },
  play: async (context) => {
    const dialog = await open(context)
    const count = () => dialog.getAllByRole('listitem').length
    await dialog.findByRole('button', { name: /^Fentes 10/ })
    await expect(count()).toBe(24)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Afficher plus' }))
    await waitFor(() => expect(count()).toBe(26))
    await expect(dialog.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  },
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the exercises cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/coaching/exercices', () => failure(500, -1, 'Unknown error'), { once: true }),
    ),
  play: async (context) => {
    const dialog = await open(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Réessayer' }))
    await expect(await dialog.findByRole('button', { name: /^Squats/ })).toBeVisible()
  },
}
