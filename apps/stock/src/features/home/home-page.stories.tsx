import { productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Home/Page',
  ...productStory(product, { path: '/home', api: { ...stockApi, userId: stockIds.superAdmin } }),
}
export default meta

const centres = '/api/stock/centres'

export const Default: StoryObj = {
  name: '[3.2.07] Offers the centres to choose from, and the general pages',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Se connecter à Centre Bastille' }),
    ).toBeVisible()
  },
}

export const CentreSelected: StoryObj = {
  name: 'Offers the pages of the selected centre',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Centre Bastille' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Stock' })[0]).toBeInTheDocument()
  },
}

export const Connects: StoryObj = {
  name: 'Selects a centre and opens its practitioners',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Se connecter à Centre Bastille' }),
    )
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Praticiens',
    )
  },
}

export const NoCentres: StoryObj = {
  name: 'Offers to add the first centre',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(centres, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un centre' })).toHaveAttribute(
      'href',
      '/centre/create',
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(centres)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(centres, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
  },
}
