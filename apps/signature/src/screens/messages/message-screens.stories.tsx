import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { product } from '../../product.ts'

const meta: Meta = {
  title: 'Signature product/Messages',
  ...productStory(product, { path: '/nowhere' }),
}
export default meta

export const NotFound: StoryObj = {
  name: '[1.2.07] Shows NOT FOUND at an unknown address',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Retour à l’accueil' }))
    await expect(await canvas.findByRole('link', { name: 'Commencer' })).toBeVisible()
  },
}

let isReachable = false

export const Unreachable: StoryObj = {
  name: 'Offers to try again when the server cannot be reached',
  parameters: { path: '/home', api: { userId: demoIds.admin } },
  beforeEach: ({ msw }) => {
    isReachable = false
    msw.use(http.get('/api/user/me', () => (isReachable ? undefined : HttpResponse.error())))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Connexion au serveur impossible' }),
    ).toBeVisible()
    isReachable = true
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}
