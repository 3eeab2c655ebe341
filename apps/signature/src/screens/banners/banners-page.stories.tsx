import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { product } from '../../product.ts'
import { failure, isWhole, neverAnswered } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Banners',
  ...productStory(product, { path: '/banners', api: { userId: demoIds.admin } }),
}
export default meta

const campaigns = '/api/organisation/demo-organisation/campaigns'

export const Filled: StoryObj = {
  name: '[1.2.37] [1.2.78] [1.2.79] Lists the banners with team, dates and image',
  play: async ({ canvas }) => {
    await canvas.findByText('Salon Maison & Lumière')
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Name', 'Equipe', 'Début', 'Fin', 'Bannière'])
  },
}

export const FrenchDates: StoryObj = {
  name: '[1.1.17] [1.9.14] Writes dates in French',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Salon Maison & Lumière')).closest('tr')
    await expect(row).toHaveTextContent('5 janvier 2027')
  },
}

export const ImageSize: StoryObj = {
  name: '[1.2.80] [1.9.13] Shows an image at most 50 pixels high and 200 wide',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Salon Maison & Lumière')
    const images = [...canvasElement.querySelectorAll<HTMLImageElement>('td img')]
    await expect(images.length).toBeGreaterThan(0)
    await waitFor(() => expect(images.every(({ complete }) => complete)).toBe(true))
    for (const image of images) {
      await expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(50)
      await expect(image.getBoundingClientRect().width).toBeLessThanOrEqual(200)
    }
  },
}

export const Empty: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(campaigns, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune bannière' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverAnswered(campaigns)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(campaigns, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Retried: StoryObj = {
  name: 'Loads the list again on request',
  beforeEach: ({ msw }) =>
    msw.use(http.get(campaigns, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByText('Salon Maison & Lumière')).toBeVisible()
    await expect(canvas.queryByText('Unknown error')).toBeNull()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
