import { productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Home/Page',
  ...productStory(product, { path: '/home', api: studioApi }),
}
export default meta

const coaches = '/api/coaching/coaches'

export const Default: StoryObj = {
  name: '[3.2.98] Shows HOME, with the numbers of what an admin manages',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'HOME' })).toBeVisible()
    const link = async (name: string) => canvas.findByRole('link', { name })
    await expect(await link('3 Coachs')).toHaveAttribute('href', '/coachs')
    await expect(await link('1 Invitations en attente')).toHaveAttribute('href', '/coachs')
    await expect(await link('3 Tags')).toHaveAttribute('href', '/database/tags')
    await expect(await link('2 Equippements')).toHaveAttribute('href', '/database/equipments')
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(coaches)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the numbers cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(coaches, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('link', { name: '3 Coachs' })).toBeVisible()
  },
}
