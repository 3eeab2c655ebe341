import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { landscapeUrl } from '../../testing/media/picture-addresses.ts'
import { VisibleAreaVideo } from './visible-area-video.tsx'

const turned = new URL('../../testing/media/videos/turned.mp4', import.meta.url).href

const meta = {
  title: 'Media/VisibleAreaVideo',
  component: VisibleAreaVideo,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: { video: { src: turned, width: 320, height: 240 }, alt: 'Squat, de face', log: fn() },
  parameters: {
    guidance: {
      do: ['Give it a poster, which devices show that cannot play H.265.'],
      dont: ['Do not use it for a video that needs its sound: it is always muted.'],
    },
    keys: [{ keys: 'Enter, Space', does: 'Plays or pauses the video, on its button' }],
  },
} satisfies Meta<typeof VisibleAreaVideo>

export default meta
type Story = StoryObj<typeof meta>

const videoOf = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video')
  if (!video) throw new Error('There is no video')
  return video
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = videoOf(canvasElement)
    await waitFor(() => expect(video.videoWidth).toBe(320))
    await expect(video.muted && video.loop).toBe(true)
    const { width, height } = (video.parentElement as HTMLElement).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(3 / 4)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Lire' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(false))
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(video.paused).toBe(true))
    video.currentTime = 0
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  },
}

export const Playground: Story = {
  args: { visibleArea: { x: 0.5, y: 0.2, width: 0.3, height: 0.5333 } },
  play: async ({ canvasElement }) => {
    const video = videoOf(canvasElement)
    await waitFor(() => expect(video.readyState).toBeGreaterThan(1))
    const [inner, outer] = [
      video.getBoundingClientRect(),
      (video.parentElement as HTMLElement).getBoundingClientRect(),
    ]
    await expect((outer.left - inner.left) / inner.width).toBeCloseTo(0.5)
    await expect((outer.top - inner.top) / inner.height).toBeCloseTo(0.2)
    await expect(outer.width / inner.width).toBeCloseTo(0.3)
  },
}

export const PosterOnly: Story = {
  name: 'shows the poster where the video cannot be played, and logs that',
  args: {
    video: { src: '/api/media/gone/file', poster: landscapeUrl, width: 900, height: 600 },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Squat, de face' })).toBeVisible()
    await expect(args.log).toHaveBeenCalledTimes(1)
  },
}

export const Fails: Story = {
  name: 'says that there is nothing if it has no poster either',
  parameters: { variants: ['dark'] },
  args: { video: { src: '/api/media/gone/file', width: 240, height: 320 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun média')).toBeVisible()
  },
}
