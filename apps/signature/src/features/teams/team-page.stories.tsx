import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  choose,
  failure,
  neverResponds,
  showsLoading,
  unavailable,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { waitUntilRendered } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Teams/Team',
  ...productStory(product, {
    path: `/team/${demoIds.teams.sales}`,
    api: { userId: demoIds.admin },
  }),
}
export default meta

export const Saved: StoryObj = {
  name: '[1.2.35] [1.2.72] Saves a team’s name and signature',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ventes')
    await choose(canvas.getByRole('button', { name: /Signature/ }), 'Studio')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    await expect(await canvas.findByRole('heading', { name: 'Equipe Ventes' })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', `/api/team/${demoIds.teams.sales}`)).toEqual({
      name: 'Ventes',
      signature_template_id: demoIds.templates[2],
    })
  },
}

export const SavingFails: StoryObj = {
  name: '[1.4.39] [1.4.40] [1.8.08] Restores the title and keeps the form’s values when saving fails',
  beforeEach: ({ msw }) =>
    msw.use(http.patch('/api/team/:id', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ventes')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Error')
    await expect(await canvas.findByRole('heading', { name: 'Equipe Commercial' })).toBeVisible()
    await expect(name).toHaveValue('Ventes')
  },
}

export const SavedOnceAvailable: StoryObj = {
  name: 'Keeps saving while the server is unavailable, and saves once',
  beforeEach: ({ msw }) => {
    let isAway = true
    msw.use(
      http.patch('/api/team/:id', () => {
        if (!isAway) return undefined
        isAway = false
        return unavailable()
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ventes')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    // In progress until the repetition, with everything that was written.
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible())
    await expect(name).toHaveValue('Ventes')
    await screen.findByText('Saved', undefined, { timeout: 5000 })
    await expect(screen.queryByText('Error')).toBeNull()
    const saves = worldOf(context).requests.filter(({ method }) => method === 'PATCH')
    await expect(saves).toHaveLength(1)
    await expect(await canvas.findByRole('heading', { name: 'Equipe Ventes' })).toBeVisible()
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another team has the name, and keeps the form’s values',
  parameters: { variants: ['phone'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'SERVICE client ')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Une équipe porte déjà ce nom'))
    await expect(name).toHaveValue('SERVICE client ')
    await expect(await canvas.findByRole('heading', { name: 'Equipe Commercial' })).toBeVisible()
  },
}

const teams = '/api/organisation/demo-organisation/teams'

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(teams)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const LoadingFails: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(teams, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a team does not exist, and links back',
  parameters: { path: '/team/nowhere', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette équipe n’existe pas, ou plus')).toBeVisible()
    const back = canvas.getByRole('link', { name: 'Retour à l’accueil' })
    await expect(back).toHaveAttribute('href', '/home')
    const list = canvas.getByRole('link', { name: 'Voir les équipes' })
    await expect(list).toHaveAttribute('href', '/teams')
  },
}

export const NotFoundByTeamAdmin: StoryObj = {
  name: 'Shows another team as missing too, and only links home for a team’s administrator',
  parameters: { path: `/team/${demoIds.teams.support}`, api: { userId: demoIds.teamAdmin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette équipe n’existe pas, ou plus')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Voir les équipes' })).toBeNull()
  },
}

export const Whole: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  play: waitUntilRendered,
}
