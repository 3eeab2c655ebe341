import { productStory, startStoryClock } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Coaches/List',
  ...productStory(product, { path: '/coachs', api: studioApi }),
}
export default meta

const coaches = '/api/coaching/coaches'

export const Default: StoryObj = {
  name: '[3.1.20] [3.2.99] [3.2.100] Lists the coaches by display name, and leads to the invitation',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Bastien Lefort/ })
    await expect(row).toHaveTextContent('bastien.lefort@studio.example')
    await expect(canvas.getByRole('columnheader', { name: 'Nom' })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /Inès Karoui/ })).toHaveTextContent('Jamais')
    await expect(canvas.getByRole('row', { name: /Oscar Delmas/ })).toHaveTextContent(
      'Accès terminé',
    )
    await expect(canvas.getByRole('link', { name: 'Envoyer une invitation' })).toHaveAttribute(
      'href',
      '/coach/invite',
    )
  },
}

export const Moments: StoryObj = {
  name: '[3.9.18] Shows visits and invitations in calendar format',
  beforeEach: startStoryClock,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Hélène Vasseur/ })).toHaveTextContent(
      "Aujourd'hui à 09:00",
    )
    await expect(canvas.getByRole('row', { name: /Bastien Lefort/ })).toHaveTextContent(
      '12 janvier 2027 à 09:00',
    )
    await expect(
      await canvas.findByText(
        'Envoi : 13 janvier 2027 à 09:00 · Expiration : 20 janvier 2027 à 09:00',
      ),
    ).toBeVisible()
  },
}

export const Edits: StoryObj = {
  name: '[3.2.101] Opens a coach with the edit action of the row',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Bastien Lefort' }))
    await expect(await canvas.findByRole('heading', { name: 'Bastien Lefort' })).toBeVisible()
  },
}

export const NoMatch: StoryObj = {
  name: 'Finds coaches by the beginning of the name',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Rechercher par le début du nom' })
    await userEvent.type(field, 'zoé')
    await expect(await canvas.findByText('Aucun nom ne commence par « zoé »')).toBeVisible()
  },
}

export const Revokes: StoryObj = {
  name: 'Revokes an open invitation after a confirmation',
  play: async ({ canvas, userEvent }) => {
    const name = 'Annuler l’invitation de nadia.roche@studio.example'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByText('Invitations en attente')).toBeNull())
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(coaches)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(coaches, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Bastien Lefort/ })).toBeVisible()
  },
}
