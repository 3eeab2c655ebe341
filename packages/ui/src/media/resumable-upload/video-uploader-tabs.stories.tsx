import { narrow } from '../../testing/narrow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { expect, fn, waitFor, within } from 'storybook/test'
import { namedVideo } from '../../testing/media/files.ts'
import { pickFiles } from '../../testing/media/pick-files.ts'
import { tusStandIn, type TusStandIn, type TusTrouble } from '../../testing/media/tus-stand-in.ts'
import { interruptUpload } from './interrupted-upload.fixture.ts'
import { browserMemory } from './unfinished-upload.ts'
import { VideoUploader } from './video-uploader.tsx'

const label = 'Vidéo de l’exercice'
const rememberAs = 'coaching-video-e8'
const memory = browserMemory(rememberAs)

let server: TusStandIn

/** Simulates two tabs with two uploaders on one page, which share the lock as two tabs do. */
const meta = {
  title: 'Media/VideoUploader in two tabs',
  component: VideoUploader,
  decorators: [narrow],
  args: {
    label,
    description: 'MP4 en H.264, 1 Go au plus.',
    endpoint: '/api/uploads',
    chunkSize: 1000,
    retryDelays: [],
    rememberAs,
    onPicked: fn(),
    onUploaded: fn(),
    onError: fn(),
    onPendingChange: fn(),
  },
  render: (args) => (
    <>
      <VideoUploader {...args} label="Premier onglet" />
      <VideoUploader {...args} />
    </>
  ),
  beforeEach: async ({ msw }) => {
    memory.clear()
    server = tusStandIn()
    msw.use(...server.handlers)
    await interruptUpload(server, memory)
    return memory.clear
  },
} satisfies Meta<typeof VideoUploader>

export default meta
type Story = StoryObj<typeof meta>

const trouble = (next: TusTrouble) => server.troubles.push(next)

export const Elsewhere: Story = {
  name: 'says that another tab sends the video, and neither resumes nor deletes it meanwhile',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/s’est arrêté à 63 %/)).toHaveLength(2))
    trouble('hang')
    await pickFiles(canvas, 'Premier onglet', await namedVideo('with-sound.mp4'))
    await canvas.findByRole('progressbar', { name: 'Envoi en cours' })
    // Simulates the storage event that the browser sends to other tabs when the first one stores
    // its upload.
    globalThis.dispatchEvent(new Event('storage'))
    const elsewhere = 'Cet envoi continue dans un autre onglet.'
    await expect(await canvas.findByText(elsewhere)).toBeVisible()
    const second = within(canvas.getByRole('group', { name: label }))
    await expect(second.queryByRole('button')).toBeNull()
    await waitFor(() => expect(server.requests.at(-1)).toBe('PATCH 2000'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(server.requests).not.toContain('DELETE')
    await expect(await second.findByRole('button', { name: 'Choisir une vidéo' })).toBeVisible()
    await expect(memory.load()).toBeNull()

    trouble('hang')
    await pickFiles(canvas, 'Premier onglet', await namedVideo('with-sound.mp4'))
    await canvas.findByRole('progressbar', { name: 'Envoi en cours' })
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await expect(await canvas.findByText(elsewhere)).toBeVisible()
  },
}

export const DiscardedElsewhere: Story = {
  name: 'does not discard an upload that another tab has resumed',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/s’est arrêté à 63 %/)).toHaveLength(2))
    trouble('hang')
    await pickFiles(canvas, 'Premier onglet', await namedVideo('with-sound.mp4'))
    await canvas.findByRole('progressbar', { name: 'Envoi en cours' })
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner cet envoi' }))
    await expect(await canvas.findByText(/continue dans un autre onglet/)).toBeVisible()
    await expect(server.requests).not.toContain('DELETE')
    await expect(memory.load()).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler l’envoi' }))
    await waitFor(() => expect(server.requests.at(-1)).toBe('DELETE'))
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Choisir une vidéo' })).toHaveLength(2),
    )
  },
}
