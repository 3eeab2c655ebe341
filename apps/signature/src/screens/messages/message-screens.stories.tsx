import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'
import { product } from '../../product.ts'
import { isWhole, neverAnswered } from '../../testing/story-helpers.ts'
import { Crashed } from './message-screens.tsx'

const meta: Meta = {
  title: 'Signature product/Messages',
  ...productStory(product, { path: '/nowhere' }),
}
export default meta

export const Default: StoryObj = { parameters: { variants: ['dark', 'phone'] }, play: isWhole }

export const NotFound: StoryObj = {
  name: '[1.2.07] [3.8.17] Shows NOT FOUND at an unknown address',
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

export const NoAccess: StoryObj = {
  name: '[3.8.17] Says so where the account may not enter',
  parameters: { path: '/teams', api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Créer une équipe' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
  },
}

const retry = fn()

export const CrashedScreen: StoryObj = {
  name: 'Says that what was saved is kept when a screen crashed',
  render: () => <Crashed retry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Cette page s’est arrêtée' })).toBeVisible()
    await expect(canvas.getByText(/Ce que vous aviez enregistré est conservé/)).toBeVisible()
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const PageOnItsWay: StoryObj = {
  name: 'Shows that the session is being taken up',
  parameters: { path: '/home', api: { userId: demoIds.admin } },
  beforeEach: ({ msw }) => msw.use(neverAnswered('/api/user/me')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}
