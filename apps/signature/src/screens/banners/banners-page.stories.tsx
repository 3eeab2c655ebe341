import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { product } from '../../product.ts'

const meta: Meta = {
  title: 'Signature product/Banners',
  ...productStory(product, { path: '/banners', api: { userId: demoIds.admin } }),
}
export default meta

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
    await expect(row).toHaveTextContent(
      /\d{1,2} (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) \d{4}/,
    )
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
    msw.use(
      http.get('/api/organisation/:id/campaigns', () => HttpResponse.json({ data: [], total: 0 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune bannière' })).toBeVisible()
  },
}

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } } }
