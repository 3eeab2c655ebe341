import { narrow } from '../../testing/narrow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { PosterPicker, type PosterPickerProps } from './poster-picker.tsx'

function Controlled(props: PosterPickerProps) {
  const [poster, setPoster] = useState(props.video.poster)
  return (
    <PosterPicker
      {...props}
      video={{ ...props.video, poster }}
      onPicked={(blob, time) => {
        setPoster(URL.createObjectURL(blob))
        props.onPicked(blob, time)
      }}
    />
  )
}

const film = new URL('../../testing/media/videos/index-in-front.mp4', import.meta.url).href

const meta = {
  title: 'Media/PosterPicker',
  component: PosterPicker,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  decorators: [narrow],
  args: {
    label: 'Affiche de la vidéo',
    video: { src: film, width: 240, height: 320 },
    duration: 1,
    onPicked: fn(),
    log: fn(),
  },
  parameters: {
    guidance: {
      do: ['Offer it as soon as a video is picked: it works while the video is still being sent.'],
      dont: ['Do not crop the poster: it is cropped to the visible area, as the video is.'],
    },
    keys: [
      { keys: 'Left, Right', does: 'Go back or forth by one picture, on the slider' },
      { keys: 'Enter, Space', does: 'Picks the picture, on its button' },
    ],
  },
} satisfies Meta<typeof PosterPicker>

export default meta
type Story = StoryObj<typeof meta>

const videoOf = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video')
  if (!video) throw new Error('There is no video')
  return video
}

/** Returns the color in the middle of an image's upper half. */
async function colorOf(blob: Blob): Promise<readonly number[]> {
  const picture = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  const pixel = context?.getImageData(picture.width / 2, picture.height / 4, 1, 1)
  return [...(pixel?.data ?? [])]
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const video = videoOf(canvasElement)
    await waitFor(() => expect(video.readyState).toBeGreaterThan(1))
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Instant de la vidéo' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    // The video seeks to each requested time in turn, so wait for the last one.
    await waitFor(() => expect(video.currentTime).toBeCloseTo(0.12))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onPicked).toHaveBeenCalledTimes(1))
    const [poster, time] = (args.onPicked as ReturnType<typeof fn>).mock.calls[0] as [Blob, number]
    await expect(time).toBeCloseTo(0.12)
    await expect(poster.type).toBe('image/jpeg')
    const [red = 0, , blue = 0] = await colorOf(poster)
    await expect(red).toBeGreaterThan(150)
    await expect(blue).toBeLessThan(60)
    await expect(await canvas.findByText('Affiche actuelle')).toBeVisible()
  },
}

export const Playground: Story = {}

export const CanvasFails: Story = {
  name: '[3.8.16] says what failed if the browser gives no canvas',
  parameters: { variants: ['dark'] },
  beforeEach: () => {
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(videoOf(canvasElement).readyState).toBeGreaterThan(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre cette image' }))
    const text = 'Could not get the context of the canvas element'
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith(expect.objectContaining({ message: text }))
    await expect(args.onPicked).not.toHaveBeenCalled()
  },
}

export const VideoFails: Story = {
  name: 'has nothing to pick if the video cannot be read',
  args: { video: { src: '/api/media/gone/file', width: 240, height: 320 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La vidéo ne peut pas être lue')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prendre cette image' })).toBeDisabled()
  },
}
