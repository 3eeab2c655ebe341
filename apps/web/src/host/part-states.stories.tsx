import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PartFailed, PartLoading } from './part-states.tsx'

const retry = fn()

const meta: Meta = { title: 'Front end/Product code', parameters: { layout: 'fullscreen' } }
export default meta

export const Default: StoryObj = {
  name: 'Reports that the application failed to load, and retries',
  parameters: { variants: ['dark', 'phone'] },
  render: () => <PartFailed retry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'L’application n’a pas pu être chargée' }),
    ).toBeVisible()
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Loading: StoryObj = {
  name: 'Shows that the application is loading',
  parameters: { variants: ['dark', 'phone'] },
  render: () => <PartLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}
