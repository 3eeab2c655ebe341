import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { landscapeUrl } from '../../testing/media/picture-addresses.ts'
import { MediaViewer } from './media-viewer.tsx'

const film = new URL('../../testing/media/exercise.mp4', import.meta.url).href
const landscape = () => ({
  src: landscapeUrl,
  type: 'image/jpeg',
  width: 900,
  height: 600,
})
const exercise = { src: film, type: 'video/mp4', width: 240, height: 320 }

const meta = {
  title: 'Media/MediaViewer',
  component: MediaViewer,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: { media: landscape(), alt: 'Les collines au soir', log: fn() },
  parameters: {
    guidance: {
      do: [
        'Pass the media’s size, so that the page reserves space while it loads.',
        'Describe the contents in `alt`; leave it empty for decoration.',
      ],
      dont: ['Do not encode a video again for another frame: set its visible area.'],
    },
    keys: [{ keys: 'Enter, Space', does: 'Plays or pauses a video, on its button' }],
  },
} satisfies Meta<typeof MediaViewer>

export default meta
type Story = StoryObj<typeof meta>

const shape = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect()
  return width / height
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Les collines au soir' })
    await expect(shape(image)).toBeCloseTo(1.5)
  },
}

export const Playground: Story = {
  args: { visibleArea: { x: 450, y: 150, width: 450, height: 300 } },
}

export const PartOfAnImage: Story = {
  args: { visibleArea: { x: 450, y: 150, width: 300, height: 300 } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    const frame = picture.parentElement as HTMLElement
    await expect(shape(frame)).toBeCloseTo(1)
    const [inner, outer] = [picture.getBoundingClientRect(), frame.getBoundingClientRect()]
    const scale = outer.width / 300
    await expect(outer.left - inner.left).toBeCloseTo(450 * scale, 0)
    await expect(outer.top - inner.top).toBeCloseTo(150 * scale, 0)
    await expect(inner.width).toBeCloseTo(900 * scale, 0)
  },
}

export const Video: Story = {
  args: { media: exercise, alt: 'Squat, de face' },
  parameters: { variants: ['dark'] },
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Squat, de face', { selector: 'video' })
    await waitFor(() => expect(video.videoWidth).toBe(240))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(false))
    const pause = await canvas.findByRole('button', { name: 'Pause' })
    await expect(pause).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(true))
    video.currentTime = 0
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  },
}

export const PartOfAVideo: Story = {
  args: {
    media: exercise,
    alt: 'Squat, les mains',
    visibleArea: { x: 0, y: 100, width: 240, height: 120 },
  },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Squat, les mains', {
      selector: 'video',
    })
    await waitFor(() => expect(video.readyState).toBeGreaterThan(1))
    await expect(shape(video.parentElement as HTMLElement)).toBeCloseTo(2)
  },
}

export const None: Story = {
  args: { media: null },
  parameters: { variants: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun média')).toBeVisible()
  },
}

export const ImageFails: Story = {
  name: '[2.8.03] Logs an image that cannot be loaded and shows that there is none',
  parameters: { variants: ['dark'] },
  args: { media: { src: '/api/media/gone/file', type: 'image/png', width: 300, height: 200 } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Aucun média')).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('image') as string }),
    )
  },
}

export const VideoFails: Story = {
  name: '[2.8.03] Logs a video that cannot be loaded and shows that there is none',
  parameters: { variants: ['dark'] },
  args: { media: { ...exercise, src: '/api/media/gone/file' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Aucun média')).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('video') as string }),
    )
  },
}
