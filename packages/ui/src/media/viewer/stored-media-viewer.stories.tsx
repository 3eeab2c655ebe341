import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { landscapeUrl } from '../../testing/media/picture-addresses.ts'
import type { ViewedMedia } from './media-viewer.tsx'
import { StoredMediaViewer } from './stored-media-viewer.tsx'
import type { LoadMedia } from './use-stored-media.ts'

const film = new URL('../../testing/media/exercise.mp4', import.meta.url).href

/** Loads from the stories' server, as an application would from its API. */
const load: LoadMedia = async (id, signal) => {
  const response = await fetch(`/api/media/${id}`, { signal })
  if (!response.ok) throw new Error(`media ${id}: ${response.status}`)
  return (await response.json()) as ViewedMedia
}

const meta = {
  title: 'Media/StoredMediaViewer',
  component: StoredMediaViewer,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: { mediaId: 'm1', load, alt: 'Les collines au soir', log: fn() },
  parameters: {
    guidance: {
      do: ['Use it if the data contain only a media’s id.'],
      dont: ['Do not load media again whose address is known: use `MediaViewer`.'],
    },
    keys: [{ keys: 'Enter, Space', does: 'Plays or pauses a film, on its button' }],
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/media/m1', () =>
        HttpResponse.json({
          src: landscapeUrl,
          type: 'image/jpeg',
          width: 900,
          height: 600,
        }),
      ),
    )
  },
} satisfies Meta<typeof StoredMediaViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Les collines au soir' })).toBeVisible()
    await expect(args.log).not.toHaveBeenCalled()
  },
}

export const Playground: Story = {
  args: { visibleArea: { x: 300, y: 0, width: 600, height: 600 } },
}

export const Video: Story = {
  args: { mediaId: 'm2', alt: 'Squat, de face' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/media/m2', () =>
        HttpResponse.json({ src: film, type: 'video/mp4', width: 240, height: 320 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const video = await canvas.findByLabelText<HTMLVideoElement>('Squat, de face', {
      selector: 'video',
    })
    await waitFor(() => expect(video.videoWidth).toBe(240))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(false))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(video.paused).toBe(true))
    video.currentTime = 0
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  },
}

export const Loading: Story = {
  parameters: { variants: ['dark', 'motion'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/media/m1', async () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Chargement du média…')).toBeVisible()
  },
}

export const Gone: Story = {
  name: '[2.8.04] Sets the media to none if loading fails, and logs why',
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/media/m1', () => new HttpResponse(null, { status: 404 })))
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Aucun média')).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'media m1: 404' }),
    )
  },
}

export const None: Story = { args: { mediaId: null } }
