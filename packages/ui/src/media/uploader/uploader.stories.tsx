import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { delay } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { videoFile, logoFile } from '../../testing/media/files.ts'
import { pickFiles, dragOver, paste } from '../../testing/media/pick-files.ts'
import { ControlledUploader } from '../../testing/media/controlled-uploader.tsx'
import { logoUrl } from '../../testing/media/picture-addresses.ts'
import { onUpload, postMedia, storedAs } from '../../testing/media/stored-media.ts'
import { mediaTypes } from '../index.ts'
import { Uploader } from './uploader.tsx'

const never = () => new Promise<never>(() => {})

const meta = {
  title: 'Media/Uploader',
  component: Uploader,
  tags: ['autodocs'],
  render: (args) => <ControlledUploader {...args} />,
  args: {
    label: 'Logo',
    description: 'JPG, PNG ou GIF, 10 Mo au plus.',
    transport: postMedia,
    onUploaded: fn(),
    onError: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'List the accepted types and the maximum size below the box.',
        'Give the box the aspect ratio in which the image will be shown.',
        'Keep the current image until the new one is stored, as the uploader does.',
      ],
      dont: [
        'Do not use it for several files: `MultiUploader` lists each with its own progress.',
        'Do not hide errors: set your own messages with `errorMessage` instead.',
      ],
    },
    keys: [
      { keys: 'Tab', does: 'Moves to the button in the box, then to Replace and Remove' },
      { keys: 'Enter, Space', does: 'Opens the file dialog' },
      { keys: 'Ctrl + V', does: 'Uploads the image from the clipboard, while focus is inside' },
    ],
  },
} satisfies Meta<typeof ControlledUploader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toHaveFocus()
    const input = canvas.getByLabelText<HTMLInputElement>('Logo', { selector: 'input' })
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened, { once: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    await expect(input.accept).toBe('image/jpeg,image/jpg,image/png,image/gif')
  },
}

export const Playground: Story = { args: { src: logoUrl, onRemove: fn() } }

export const EmptyAddress: Story = {
  name: 'treats an empty address as no image',
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
  },
}

export const Uploaded: Story = {
  name: '[2.4.16] [2.7.03] Goes from idle to uploading to done, and returns path and id',
  args: { onRemove: fn() },
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) => {
    msw.use(
      onUpload(async () => {
        await delay(150)
        return storedAs('m1')
      }),
    )
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await pickFiles(canvas, 'Logo', await logoFile(250, 300))
    const bar = await canvas.findByRole('progressbar', { name: 'Envoi en cours' })
    await expect(bar).toHaveAttribute('aria-valuemax', '100')
    await expect(await canvas.findByRole('button', { name: 'Remplacer' })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(args.onUploaded).toHaveBeenCalledWith(
      { id: 'm1', path: '/api/media/m1/file' },
      expect.objectContaining({ type: 'image/png', width: 250, height: 300 }),
    )
  },
}

/** Creates a file that is never read completely, as on a slow disk. */
function unreadFile(): File {
  const file = new File([], 'logo.png', { type: 'image/png' })
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: never })
  return file
}

export const BeingPrepared: Story = {
  name: 'shows that it inspects the file, and keeps the current image',
  args: { src: logoUrl, onRemove: fn() },
  parameters: { variants: ['dark', 'motion'] },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', unreadFile())
    await expect(
      await canvas.findByRole('progressbar', { name: 'Lecture du fichier…' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Logo' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.onUploaded).not.toHaveBeenCalled()
  },
}

let report: (percent: number) => void

export const Uploading: Story = {
  name: '[2.4.16] Shows progress from 0 to 100 while uploading',
  parameters: { variants: ['dark', 'phone'] },
  args: {
    transport: (_, { onProgress }) => {
      report = onProgress
      onProgress(0)
      return never()
    },
  },
  play: async ({ canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(250, 300))
    const bar = await canvas.findByRole('progressbar', { name: 'Envoi en cours' })
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await expect(await canvas.findByRole('img', { name: 'Logo' })).toBeVisible()
    for (const percent of [45, 100]) {
      report(percent)
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', String(percent)))
    }
  },
}

export const Dragging: Story = {
  parameters: { variants: ['dark'] },
  play: async ({ canvas }) => {
    dragOver(canvas, 'Logo', await logoFile(20, 20))
    await expect(await canvas.findByText('Déposez le fichier ici')).toBeVisible()
  },
}

export const Dropped: Story = {
  beforeEach: ({ msw }) => msw.use(onUpload(() => storedAs('m4'))),
  play: async ({ args, canvas }) => {
    const drop = dragOver(canvas, 'Logo', await logoFile(20, 20))
    await expect(await canvas.findByText('Déposez le fichier ici')).toBeVisible()
    drop()
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const Pasted: Story = {
  beforeEach: ({ msw }) => msw.use(onUpload(() => storedAs('m3'))),
  play: async ({ args, canvas }) => {
    paste(canvas.getByRole('button', { name: 'Choisir un fichier' }), await logoFile(20, 20))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const Replaced: Story = {
  args: { src: logoUrl },
  beforeEach: ({ msw }) => msw.use(onUpload(() => storedAs('m5'))),
  play: async ({ args, canvas }) => {
    const before = canvas.getByRole<HTMLImageElement>('img', { name: 'Logo' }).src
    await pickFiles(canvas, 'Logo', await logoFile(300, 120))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Logo' }).src).not.toBe(before),
    )
  },
}

export const Removed: Story = {
  args: { src: logoUrl, onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer' }))
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

export const Cancelled: Story = {
  args: { transport: never },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, 'Logo', await logoFile(250, 300))
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler' }))
    await expect(await canvas.findByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Logo' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toHaveFocus()
    await expect(args.onUploaded).not.toHaveBeenCalled()
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const Video: Story = {
  args: {
    label: 'Vidéo de l’exercice',
    description: 'MP4, 10 Mo au plus.',
    accept: mediaTypes,
    width: 240,
    height: 320,
    onRemove: fn(),
  },
  beforeEach: ({ msw }) => msw.use(onUpload(() => storedAs('v1'))),
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Vidéo de l’exercice', await videoFile())
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    const film = await canvas.findByLabelText<HTMLVideoElement>('Vidéo de l’exercice', {
      selector: 'video',
    })
    await waitFor(() => expect(film.videoWidth).toBe(240))
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const Wide: Story = {
  args: { label: 'Bannière', width: 600, height: 160 },
  parameters: { variants: ['phone'] },
}
