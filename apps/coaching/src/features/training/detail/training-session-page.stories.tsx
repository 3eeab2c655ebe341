import { productStory } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'

const { shareKey, sessions } = coachingIds

const meta: Meta = {
  title: 'Coaching product/Training/Link',
  ...productStory(product, {
    path: `/app/training-sessions/${shareKey}`,
    api: { ...coachingApi, userId: null },
  }),
}
export default meta

const launch = { name: 'Lancer la séance' }

export const Default: StoryObj = {
  name: '[3.2.54] [3.2.91] [3.2.55] Opens a shared session for a stranger, with a launch button',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Réveil musculaire' })).toBeVisible()
    await expect(canvas.getByText('3 tours')).toBeVisible()
    await expect(canvas.getByRole('button', launch)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Partager' })).toBeNull()
  },
}

export const OwnSession: StoryObj = {
  name: '[3.2.88] Opens the coach’s own session by its id, and does not launch one without exercises',
  parameters: { path: `/app/training-sessions/${sessions.legs}`, api: coachingApi },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', launch))
    await expect(await canvas.findByText("Vous devez d'abord ajouter des exercices")).toBeVisible()
  },
}

export const SharesOwnSession: StoryObj = {
  name: 'Offers sharing to the session’s coach, and not to strangers',
  parameters: {
    path: `/app/training-sessions/${sessions.morning}`,
    api: coachingApi,
    variants: ['phone'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Partager' }))
    const dialog = await screen.findByRole('dialog', { name: 'Partager la séance' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Ended: StoryObj = {
  name: 'Says that a link has ended, without a link to pages that need an account',
  parameters: {
    path: '/app/training-sessions/ended-ended-ended-end',
    variants: ['dark', 'phone'],
  },
  play: async ({ canvas }) => {
    const name = 'Ce lien de partage n’est plus valable'
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(canvas.getByText(/Demandez un nouveau lien à votre coach/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Retour à l’accueil' })).toBeNull()
  },
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the session cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(
        `/api/coaching/shared-session/${shareKey}`,
        () => failure(500, -1, 'Unknown error'),
        { once: true },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('button', launch)).toBeVisible()
  },
}
