import { demoIds, demoSeed, productStory } from '@org/app-kit/testing'
import { failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, within } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Teams/Members',
  ...productStory(product, {
    path: `/team/${demoIds.teams.sales}`,
    api: { userId: demoIds.admin },
  }),
}
export default meta

/** Seeds the demo organisation after everybody has left the sales team. */
function seedWithoutSellers() {
  const seed = demoSeed()
  const users = seed.users.map((user) =>
    user.team_id === demoIds.teams.sales ? { ...user, team_id: demoIds.teams.global } : user,
  )
  return { ...seed, users }
}

export const NoMembers: StoryObj = {
  parameters: {
    api: { userId: demoIds.admin, seed: seedWithoutSellers },
    variants: ['dark', 'phone'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Personne dans cette équipe')).toBeVisible()
    const card = within(canvas.getByRole('region', { name: 'Membres' }))
    await expect(card.getByRole('link', { name: 'Employes' })).toHaveAttribute('href', '/users')
    await expect(card.queryByText(/envoyé/)).toBeNull()
  },
}

const members = '/api/team/:id/members'

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(members)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Commercial')
    await expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(members, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}
