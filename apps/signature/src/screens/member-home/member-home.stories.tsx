import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '../../product.ts'
import { failure, isWhole, neverAnswered } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Member home',
  ...productStory(product, { path: '/home', api: { userId: demoIds.member } }),
}
export default meta

export const Filled: StoryObj = {
  name: 'Shows the own signature and leads to its installation',
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Votre signature')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Installer ma signature' })).toHaveAttribute(
      'href',
      `/user/${demoIds.member}/install-email`,
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverAnswered('/api/user/install-signature/me')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/user/install-signature/me', () => failure(500, -1, 'Unknown error'), {
        once: true,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Unknown error')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByTitle('Votre signature')).toBeInTheDocument()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
