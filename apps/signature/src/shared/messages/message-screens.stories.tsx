import { demoIds, productStory } from '@org/app-kit/testing'
import { PartFailed, PartLoading, Crashed, PageFailed } from '@org/app-kit/public'
import { neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { waitUntilRendered } from '../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Shared/Messages',
  ...productStory(product, { path: '/nowhere' }),
}
export default meta

export const Default: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  play: waitUntilRendered,
}

export const NotFound: StoryObj = {
  name: '[1.2.07] [3.8.17] Shows NOT FOUND at an unknown address',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Retour à l’accueil' }))
    await expect(await canvas.findByRole('link', { name: 'Commencer' })).toBeVisible()
  },
}

export const NotFoundSignedIn: StoryObj = {
  name: 'Keeps the sidebar at an unknown address, with the link home in it',
  parameters: { api: { userId: demoIds.admin }, variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
    await expect(await canvas.findByText('camille.moreau@maison-lueur.example')).toBeInTheDocument()
  },
}

let isReachable = false

export const Unreachable: StoryObj = {
  name: 'Offers a retry when the server is unreachable',
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
  name: '[3.8.17] Says that the account has no access',
  parameters: { path: '/teams', api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Créer une équipe' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
  },
}

const retry = fn(async () => true)

export const CrashedScreen: StoryObj = {
  name: 'Says that saved work is kept when a screen has crashed',
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
  name: 'Shows that the session is being restored',
  parameters: { path: '/home', api: { userId: demoIds.admin } },
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/user/me')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}

export const PageNotLoaded: StoryObj = {
  name: 'Says that a page’s code could not be loaded, and retries',
  parameters: { variants: ['dark', 'phone'] },
  render: () => <PageFailed retry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const PartNotLoaded: StoryObj = {
  name: 'Says in place of a part of a page that its code could not be loaded, and retries',
  parameters: { variants: ['dark', 'phone'] },
  render: () => (
    <main>
      <PartFailed retry={retry} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Cette partie de la page n’a pas pu être chargée')).toBeVisible()
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const StillUnreachable: StoryObj = {
  name: 'Says after a retry that the server is still unreachable',
  parameters: { variants: ['dark', 'phone'] },
  render: () => (
    <main>
      <PartFailed retry={async () => false} />
      <PageFailed retry={async () => false} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/ne répond toujours pas/)).toBeNull()
    await expect(canvas.queryByText(/saisi est conservé/)).toBeNull()
    const buttons = canvas.getAllByRole('button', { name: 'Réessayer' })
    for (const button of buttons) await userEvent.click(button)
    await waitFor(() =>
      expect(canvas.getAllByText(/Le serveur ne répond toujours pas/)).toHaveLength(2),
    )
    for (const button of buttons) await expect(button).toBeEnabled()
  },
}

export const PartOnItsWay: StoryObj = {
  name: 'Reserves the space of a part of a page while it loads',
  parameters: { variants: ['dark', 'phone'] },
  render: () => (
    <main>
      <PartLoading />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}
