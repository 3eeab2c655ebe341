import { type MemoryPhotoNetwork, memoryPhotoNetwork } from '@org/api/memory'
import { demoIds, productStory, type StoryWorld, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'

const posts = ['Visite de l’atelier', 'Les vendanges 2026', 'Portrait de Camille'].map(
  (caption, index) => ({
    id: `179000${index}`,
    media_type: 'VIDEO' as const,
    media_url: `https://cdn.photo-network.example/${index}.mp4`,
    caption,
    permalink: `https://photo-network.example/p/179000${index}`,
    timestamp: '2026-11-18T08:10:00+0000',
  }),
)

const api = (videos: typeof posts) => ({
  userId: demoIds.admin,
  overrides: { photoNetwork: memoryPhotoNetwork(videos) },
})

const meta: Meta = {
  title: 'Signature product/Experiments/Video import',
  ...productStory(product, { path: '/experiments/upload', api: api(posts) }),
}
export default meta

/**
 * Connects the signed-in person's account to the photo network, as the network's page and the
 * dialog would.
 */
async function connect(world: StoryWorld): Promise<void> {
  const network = world.adapters.photoNetwork as MemoryPhotoNetwork
  const post = async (path: string, body: object) => {
    const headers = {
      'X-access-token': world.auth?.access_token ?? '',
      'Content-Type': 'application/json',
    }
    const url = `${location.origin}/api/photo-network/${path}`
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await (await world.fetch(request)).json()) as { url: string }
  }
  const { url } = await post('authorization', {})
  const state = new URL(url).searchParams.get('state') ?? ''
  await post('connection', { code: await network.agree(url), state })
}

const opener = { name: 'Importer depuis Instagram' }

export const Offered: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', opener)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Adresse de la vidéo' })).toHaveValue('')
  },
}

export const NotConfigured: StoryObj = {
  parameters: { api: { overrides: { photoNetwork: null } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Essai d’envoi d’images' })
    await expect(canvas.queryByRole('button', opener)).toBeNull()
  },
}

export const NotConnected: StoryObj = {
  name: '[2.2.35] Asks the user to connect first',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', opener))
    await expect(
      await screen.findByRole('button', { name: 'Se connecter à Instagram' }),
    ).toBeVisible()
  },
}

export const Selected: StoryObj = {
  name: 'Puts the selected video’s page into the field',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await connect(worldOf(context))
    await userEvent.click(await canvas.findByRole('button', opener))
    const list = await screen.findByRole('radiogroup', { name: 'Vos vidéos' })
    await expect(within(list).getAllByRole('radio')).toHaveLength(3)
    await userEvent.click(within(list).getByRole('radio', { name: /^Les vendanges/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Importer' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Adresse de la vidéo' })).toHaveValue(
        'https://photo-network.example/p/1790001',
      ),
    )
  },
}

export const NoVideos: StoryObj = {
  parameters: { api: api([]) },
  play: async (context) => {
    await connect(worldOf(context))
    await context.userEvent.click(await context.canvas.findByRole('button', opener))
    await waitFor(() => expect(screen.getByText('Aucune vidéo à importer')).toBeVisible())
  },
}

export const Unreachable: StoryObj = {
  parameters: { variants: ['dark'] },
  play: async (context) => {
    const world = worldOf(context)
    await connect(world)
    const network = world.adapters.photoNetwork as MemoryPhotoNetwork
    network.setReachable(false)
    await context.userEvent.click(await context.canvas.findByRole('button', opener))
    await waitFor(() =>
      expect(screen.getByText('Vos vidéos n’ont pas pu être chargées')).toBeVisible(),
    )
    // All stories of this file share one in-memory installation.
    network.setReachable(true)
  },
}
