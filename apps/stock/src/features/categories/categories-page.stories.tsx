import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'

const meta: Meta = {
  title: 'Stock product/Categories/List',
  ...productStory(product, { path: '/product-categories', api: catalogueApi }),
}
export default meta

const categories = '/api/stock/product-categories'
const { gloves } = catalogueIds.categories

export const Default: StoryObj = {
  name: '[3.2.15] Lists the categories, and offers to add one',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter une catégorie' })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /Anesthésie/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const Archives: StoryObj = {
  name: 'Archives a category after a confirmation',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = 'Archiver Gants et protection'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('alertdialog', { name: `${name} ?` })
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Gants/ })).toBeNull())
    const path = `/api/stock/product-category/${gloves}`
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toEqual({ isArchived: true })
  },
}

export const Restores: StoryObj = {
  name: 'Lists what is archived, and restores it',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Archiver Gants et protection' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivés' }))
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Restaurer Gants et protection' }),
    )
    const question = await screen.findByRole('alertdialog', {
      name: 'Restaurer Gants et protection ?',
    })
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Rien n’est archivé')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivés' }))
    await expect(await canvas.findByRole('link', { name: 'Gants et protection' })).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Explains what a category is for when there is none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(categories, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune catégorie' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(categories)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(categories, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Anesthésie/ })).toBeVisible()
  },
}
