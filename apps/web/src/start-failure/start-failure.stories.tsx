import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StartFailure } from './start-failure.tsx'

const meta: Meta<typeof StartFailure> = {
  title: 'Front end/Start failure',
  component: StartFailure,
  args: { message: 'This app does not exists', onReload: fn() },
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Default: StoryObj<typeof StartFailure> = {
  name: 'Shows the reason, and offers to reload the page',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This app does not exists' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Recharger' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
