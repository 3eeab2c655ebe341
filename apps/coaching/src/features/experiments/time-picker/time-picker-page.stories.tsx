import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi } from '#shared/testing/coaching-seed.ts'

const meta: Meta = {
  title: 'Coaching product/Experiments/Time picker',
  ...productStory(product, { path: '/experiments/time-picker', api: coachingApi }),
}
export default meta

export const Default: StoryObj = {
  name: '[3.2.80] [3.9.06] Picks a time in minutes and seconds, at first 80 seconds',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Minutes' })).toHaveValue('1')
    const seconds = canvas.getByRole('textbox', { name: 'Secondes' })
    await expect(seconds).toHaveValue('20')
    await userEvent.type(seconds, '{ArrowUp}')
    await expect(await canvas.findByText('81 secondes')).toBeVisible()
    await userEvent.type(seconds, '{ArrowDown}')
    await expect(await canvas.findByText('80 secondes')).toBeVisible()
  },
}
