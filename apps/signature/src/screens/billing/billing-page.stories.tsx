import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '../../product.ts'
import { isWhole } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Billing',
  ...productStory(product, { path: '/billing', api: { userId: demoIds.admin } }),
}
export default meta

export const Off: StoryObj = {
  name: '[1.2.39] Says that payments are off and everything is open',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun paiement sur cette installation' }),
    ).toBeVisible()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
