import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Sign in/Page',
  ...productStory(product, { path: '/auth/sign-in', api: { ...studioApi, userId: null } }),
}
export default meta

export const Default: StoryObj = {
  name: '[3.2.94] Asks visitors for an email address, and sends a code',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const email = 'helene.vasseur@studio.example'
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un code' }))
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible()
  },
}
