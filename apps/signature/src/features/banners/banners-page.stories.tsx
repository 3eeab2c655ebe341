import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { moveToStoryTime } from './testing/story-time.ts'

const story = productStory(product, { path: '/banners', api: { userId: demoIds.admin } })

const meta: Meta = {
  title: 'Signature product/Banners/List',
  ...story,
  beforeEach: (context) => {
    story.beforeEach(context)
    return moveToStoryTime(worldOf(context))
  },
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const campaigns = '/api/organisation/demo-organisation/campaigns'
const fair = 'Salon Maison & Lumière'
/** Finds a row of the list, once the calendar above it is loaded. */
async function rowOf({ canvas }: Pick<PlayContext, 'canvas'>, name: string) {
  await canvas.findByRole('region', { name: 'Calendrier' })
  return canvas.findByRole('row', { name: new RegExp(name) })
}
/** Waits for the teams to load; no banner can be created before that. */
const canCreate = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Créer une bannière' })).toBeEnabled())
const headings = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)

export const Filled: StoryObj = {
  name: '[1.2.37] [1.2.78] [1.2.79] Lists the banners with team, dates and image',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await rowOf(context, fair)
    await expect(headings(context)).toEqual([
      'Name',
      'Equipe',
      'Début',
      'Fin',
      'Bannière',
      'État',
      'Actions',
    ])
  },
}

export const OfOneState: StoryObj = {
  name: 'Filters the banners by their state',
  play: async (context) => {
    const { canvas, userEvent } = context
    await rowOf(context, fair)
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /À venir/ }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(fair) })).toBeNull())
    await expect(await rowOf(context, 'Vœux')).toBeVisible()
  },
}

export const Missing: StoryObj = {
  name: 'Says that the banner in the address does not exist, and links back to the list',
  parameters: { path: '/banners?edit=nothing', variants: ['phone'] },
  play: async (context) => {
    await rowOf(context, fair)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Cette bannière n’existe pas, ou plus',
    )
  },
}

export const BackFromMissing: StoryObj = {
  name: 'Goes back to the list from a banner that does not exist',
  parameters: { path: '/banners?edit=nothing' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Revenir à la liste' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await rowOf(context, fair)
  },
}

export const OfOneTeam: StoryObj = {
  name: '[1.2.79] Hides the team column when one team is shown',
  parameters: { path: `/team/${demoIds.teams.sales}/banners` },
  play: async (context) => {
    await rowOf(context, fair)
    await expect(headings(context)).toEqual(['Name', 'Début', 'Fin', 'Bannière', 'État', 'Actions'])
    await expect(context.canvas.queryByRole('row', { name: /Vœux/ })).toBeNull()
  },
}

export const OfTeamAdmin: StoryObj = {
  name: '[1.6.02] Shows a team’s administrator only that team’s banners',
  parameters: { api: { userId: demoIds.teamAdmin } },
  play: async (context) => {
    await rowOf(context, fair)
    await expect(context.canvas.queryByRole('row', { name: /Vœux/ })).toBeNull()
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bannieres1')
    const gaps = context.canvas.getAllByText('Celle de la société, s’il y en a une')
    // The calendar shows this text in each of its two gaps, and the legend shows it once.
    await expect(gaps).toHaveLength(3)
  },
}

export const FrenchDates: StoryObj = {
  name: '[1.1.17] [1.9.14] Writes dates in French',
  play: async (context) => {
    await expect(await rowOf(context, fair)).toHaveTextContent('5 janv. 2027 à 09:00')
    await expect(
      context.canvas.getByRole('button', {
        name: `${fair}, du 5 janvier 2027 au 4 février 2027`,
      }),
    ).toBeVisible()
  },
}

export const ImageSize: StoryObj = {
  name: '[1.2.80] [1.9.13] Shows images at most 50 pixels high and 200 wide',
  play: async (context) => {
    await rowOf(context, fair)
    const images = [...context.canvasElement.querySelectorAll<HTMLImageElement>('main img')]
    await expect(images.length).toBeGreaterThan(4)
    await waitFor(() => expect(images.every(({ complete }) => complete)).toBe(true))
    for (const image of images) {
      await expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(50)
      await expect(image.getBoundingClientRect().width).toBeLessThanOrEqual(200)
    }
  },
}

export const Deleted: StoryObj = {
  name: '[1.2.81] [1.8.17] Asks before deleting a banner',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `Supprimer ${fair}` }))
    const question = await screen.findByRole('alertdialog', {
      name: `Are you sure you want to delete ${fair}?`,
    })
    await expect(changes(worldOf(context))).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }))
    await screen.findByText('deleted')
    await expect(canvas.queryByText(fair)).toBeNull()
    await expect(changes(worldOf(context))).toEqual(['DELETE /api/campaign/demo-campaign-fair'])
  },
}

export const DeletionFails: StoryObj = {
  name: 'Puts the banner back when deleting fails',
  beforeEach: ({ msw }) =>
    msw.use(http.delete('/api/campaign/:id', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `Supprimer ${fair}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText(/^Non supprimé : Unknown error\. Le serveur .* rechargez la page/)
    await expect(await rowOf(context, fair)).toBeVisible()
  },
}

export const Empty: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(campaigns, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune bannière' })).toBeVisible()
    await canCreate({ canvas })
    await expect(canvas.queryByRole('region', { name: 'Calendrier' })).toBeNull()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(campaigns)),
  play: async ({ canvas }) => {
    await canCreate({ canvas })
    await showsLoading(canvas)
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(campaigns, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await canCreate({ canvas })
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Retried: StoryObj = {
  name: 'Reloads the list on request',
  beforeEach: ({ msw }) =>
    msw.use(http.get(campaigns, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await rowOf(context, fair)).toBeVisible()
    await expect(canvas.queryByText('Unknown error')).toBeNull()
  },
}
