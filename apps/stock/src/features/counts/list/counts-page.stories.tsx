import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, choose, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'
import { countsWorld } from '../counts-world.fixture.ts'

const story = productStory(product, { path: '/stock/counts', api: countsWorld })

const meta: Meta = {
  title: 'Stock product/Counts/List',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.staff, stockIds.centres.bastille)],
}
export default meta

const counts = `/api/stock/centre/${stockIds.centres.bastille}/counts`

export const Default: StoryObj = {
  name: 'Lists the counts with their state, progress and people',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Gants/ })
    await expect(within(row).getByText('En cours')).toBeVisible()
    await expect(within(row).getByText('2 sur 3 produits')).toBeVisible()
    await expect(row).toHaveTextContent('Marie Lefort')
    await expect(canvas.getByRole('row', { name: /Tous les produits/ })).toHaveTextContent(
      'Clôturé',
    )
  },
}

export const Starts: StoryObj = {
  name: 'Resumes the open count of a category instead of starting a second one',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvel inventaire' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvel inventaire' }))
    await choose(await dialog.findByRole('button', { name: /Produits à compter/ }), 'Gants')
    await userEvent.click(dialog.getByRole('button', { name: 'Commencer' }))
    const heading = await canvas.findByRole('heading', { name: 'Inventaire : Gants' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(bodyOf(worldOf(context), 'POST', counts)).toEqual({ categoryId: 'gloves' })
  },
}

export const Question: StoryObj = {
  name: 'Asks what to count',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvel inventaire' }))
    await expect(await screen.findByText(/Plusieurs personnes peuvent compter/)).toBeVisible()
  },
}

export const Overlaps: StoryObj = {
  name: 'Says which open count has products in common',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvel inventaire' }))
    await screen.findByText(/Plusieurs personnes peuvent compter/)
    await userEvent.click(screen.getByRole('button', { name: 'Commencer' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /Un inventaire de la catégorie (Gants|Masques) est en cours. Terminez-le d’abord./,
    )
  },
}

export const Empty: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(counts, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun inventaire' })).toBeVisible()
  },
}

export const WithoutCentre: StoryObj = {
  name: 'Asks for a centre first',
  parameters: { api: { ...stockApi, userId: stockIds.superAdmin } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Choisissez d’abord un centre' }),
    ).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(counts)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(counts, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Gants/ })).toBeVisible()
  },
}
