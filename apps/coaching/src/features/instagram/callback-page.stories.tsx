import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi } from '#shared/testing/coaching-seed.ts'

const meta: Meta = {
  title: 'Coaching product/Instagram/Callback',
  ...productStory(product, { path: '/instagram-callback', api: coachingApi }),
}
export default meta

export const NothingAsked: StoryObj = {
  name: 'Says what to do where no connection is in progress',
  parameters: { variants: ['phone', 'dark'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Aucune connexion n’est en cours/)).toBeVisible())
  },
}
