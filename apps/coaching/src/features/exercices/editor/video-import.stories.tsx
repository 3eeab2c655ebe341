import { type MemoryPhotoNetwork, memoryPhotoNetwork } from '@org/api/memory'
import { productStory, type StoryWorld, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi } from '#shared/testing/coaching-seed.ts'

const posts = ['Squat, trois séries de dix', 'Gainage, 45 secondes', 'Fentes avant'].map(
  (caption, index) => ({
    id: `179000${index}`,
    media_type: 'VIDEO' as const,
    media_url: `https://cdn.photo-network.example/${index}.mp4`,
    caption,
    timestamp: '2026-11-18T08:10:00+0000',
  }),
)

/**
 * The content of every file in the simulated photo network: bytes that are not a playable video.
 */
const noVideo = new TextEncoder().encode('not a video')

const meta: Meta = {
  title: 'Coaching product/Exercices/Video import',
  ...productStory(product, {
    path: '/exercices/new',
    api: { ...coachingApi, overrides: { photoNetwork: memoryPhotoNetwork(posts, noVideo) } },
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const opener = { name: 'Importer depuis Instagram' }

/**
 * Connects the signed-in coach's account to the photo network, as the user does with the dialog and
 * the network's page.
 */
async function connect(world: StoryWorld): Promise<void> {
  const network = world.adapters.photoNetwork as MemoryPhotoNetwork
  const post = async (path: string, body: object) => {
    const headers = {
      'X-access-token': world.auth?.access_token ?? '',
      'Content-Type': 'application/json',
    }
    const url = `${location.origin}/api/coaching/photo-network/${path}`
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await (await world.fetch(request)).json()) as { url: string }
  }
  const { url } = await post('authorization', {})
  const state = new URL(url).searchParams.get('state') ?? ''
  await post('connection', { code: await network.agree(url), state })
}

/** Connects the account, types a title, opens the list of the account's videos and selects one. */
async function select(context: PlayContext): Promise<void> {
  const { canvas, userEvent } = context
  await connect(worldOf(context))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), 'Squats')
  await userEvent.click(await canvas.findByRole('button', opener))
  const list = await screen.findByRole('radiogroup', { name: 'Vos vidéos' })
  await expect(within(list).getAllByRole('radio')).toHaveLength(3)
  await userEvent.click(within(list).getByRole('radio', { name: /^Squat/ }))
}

const importIt = ({ userEvent }: PlayContext) =>
  userEvent.click(screen.getByRole('button', { name: 'Importer' }))

export const Offered: StoryObj = {
  name: 'Offers the import beside the video picker',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', opener)).toBeEnabled()
  },
}

export const NotConfigured: StoryObj = {
  name: 'Offers no import where the installation has no photo network',
  parameters: { api: { ...coachingApi, overrides: { photoNetwork: null } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nouvel exercice', level: 1 })
    await expect(canvas.getByText('MP4 en H.264, 1 Go au plus.')).toBeVisible()
    await expect(canvas.queryByRole('button', opener)).toBeNull()
  },
}

export const NotConnected: StoryObj = {
  name: 'Asks the coach to connect first',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', opener))
    await expect(
      await screen.findByRole('button', { name: 'Se connecter à Instagram' }),
    ).toBeVisible()
  },
}

export const Selected: StoryObj = {
  name: 'Lists the videos of the account',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await select(context)
    await expect(screen.getByRole('button', { name: 'Importer' })).toBeEnabled()
  },
}

export const WrongFile: StoryObj = {
  name: 'Checks an imported file like a picked one, and keeps what was typed',
  play: async (context) => {
    await select(context)
    await importIt(context)
    const { canvas } = context
    await expect(await canvas.findByText('Votre video doit etre au format mp4')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Squats')
  },
}

export const Busy: StoryObj = {
  name: 'Says why a file could not be fetched, and stays open',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/coaching/photo-network/post/:id/video', () =>
        HttpResponse.json(
          {
            type: 'TOO_MANY',
            code: 129,
            message: 'Un autre import est en cours. Réessayez dans un instant.',
            payload: {},
          },
          { status: 429 },
        ),
      ),
    ),
  play: async (context) => {
    await select(context)
    await importIt(context)
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Un autre import est en cours/)
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const Expired: StoryObj = {
  name: 'Asks to connect again when the connection has expired',
  play: async (context) => {
    await select(context)
    const network = worldOf(context).adapters.photoNetwork as MemoryPhotoNetwork
    network.expireTokens()
    await importIt(context)
    await waitFor(() =>
      expect(screen.getByText('Votre connexion à Instagram a expiré')).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'Se connecter à Instagram' })).toBeVisible()
  },
}
