import { publicStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PublicRouter } from './public-router.tsx'

const meta: Meta = { title: 'Tour product/App/Routes', ...publicStory(PublicRouter, { path: '/' }) }

export default meta

export const NotFound: StoryObj = {
  name: 'Says that an unknown address leads nowhere, and leads to the form',
  parameters: { path: '/nowhere', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page introuvable' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Intégrer une visite 3D' })
    await expect(link).toHaveAttribute('href', '/')
  },
}
