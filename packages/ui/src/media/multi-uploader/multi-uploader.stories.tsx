import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fileOf, videoFile, gifFile, logoFile } from '../../testing/media/files.ts'
import { pickFiles, dragOver } from '../../testing/media/pick-files.ts'
import { photoFile } from '../../testing/media/pictures.ts'
import {
  onUpload,
  impatient,
  postMedia,
  storedAs,
  type StoredMedia,
} from '../../testing/media/stored-media.ts'
import type { UploadTransport } from '../index.ts'
import { MultiUploader } from './multi-uploader.tsx'

const label = 'Photos du stand'

/** Stops each file at a different point: one is stored, the others stay at 72 and 18 percent. */
const halfway: UploadTransport<StoredMedia> = (file, { onProgress }) => {
  if (file.name.startsWith('accueil')) return Promise.resolve({ id: 'm1', path: '/api/media/m1' })
  onProgress(file.name.startsWith('equipe') ? 72 : 18)
  return new Promise(() => {})
}

const meta = {
  title: 'Media/MultiUploader',
  component: MultiUploader<StoredMedia>,
  tags: ['autodocs'],
  args: {
    label,
    description: 'JPG, PNG, GIF ou MP4, 10 Mo au plus par fichier.',
    transport: postMedia,
    retry: impatient,
    onUploaded: fn(),
    onRemove: fn(),
    onError: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'Use it for several files at once: photos of an event, videos of a course.',
        'Store each file as it arrives; the list shows which ones are missing.',
      ],
      dont: ['Do not use it for a single image of a form: `Uploader` shows that image.'],
    },
    keys: [
      { keys: 'Tab', does: 'Moves to the button, then to each file’s actions' },
      { keys: 'Enter, Space', does: 'Opens the file dialog, or runs the action' },
      {
        keys: 'Ctrl + V',
        does: 'Uploads the images from the clipboard, while focus is inside',
      },
    ],
  },
  beforeEach: ({ msw }) => {
    let count = 0
    msw.use(
      onUpload(() => {
        count += 1
        return storedAs(`m${count}`)
      }),
    )
  },
} satisfies Meta<typeof MultiUploader<StoredMedia>>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function rowOf(canvas: Canvas, name: string) {
  const row = (await canvas.findByText(name)).closest('li')
  if (!row) throw new Error(`${name} is in no row.`)
  return within(row)
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choisir des fichiers' })).toHaveFocus()
    await expect(canvas.getByLabelText(label, { selector: 'input' })).toHaveAttribute('multiple')
  },
}

export const Playground: Story = { args: { maxFiles: 6 } }

export const Uploading: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: { transport: halfway },
  play: async ({ canvas }) => {
    await pickFiles(
      canvas,
      label,
      await photoFile(320, 240, 'accueil.jpg'),
      await photoFile(400, 300, 'equipe-au-complet.jpg'),
      await videoFile('demonstration.mp4'),
      await photoFile(300, 200, 'salle.jpg'),
    )
    const team = await rowOf(canvas, 'equipe-au-complet.jpg')
    const bar = await team.findByRole('progressbar', { name: 'Envoi de equipe-au-complet.jpg' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '72'))
    await expect(
      team.getByRole('button', { name: 'Annuler l’envoi de equipe-au-complet.jpg' }),
    ).toHaveAccessibleDescription(/^72\s%/)
    const total = await canvas.findByRole('progressbar', { name: 'Envoi en tout' })
    await waitFor(() => expect(total).toHaveAttribute('aria-valuetext', '1 sur 4'))
    await expect(Number(total.getAttribute('aria-valuenow'))).toBeGreaterThan(18)
    const front = await rowOf(canvas, 'accueil.jpg')
    await expect(front.getByText(/Envoyé/)).toBeVisible()
    for (const button of front.getAllByRole('button'))
      await expect(button).toHaveAccessibleDescription(/^Envoyé · /)
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(4))
  },
}

export const Done: Story = {
  parameters: { variants: ['dark'] },
  play: async ({ args, canvas }) => {
    const drop = dragOver(
      canvas,
      label,
      await photoFile(320, 240, 'accueil.jpg'),
      gifFile('nuances.gif'),
      await videoFile('demonstration.mp4'),
    )
    await expect(await canvas.findByText('Déposez les fichiers ici')).toBeVisible()
    drop()
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(3))
    await expect(canvas.getAllByText(/Envoyé/)).toHaveLength(3)
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const SomeFailed: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: {
    transport: (file, context) =>
      file.name === 'salle.jpg'
        ? Promise.reject(Object.assign(new Error('unreachable'), { status: 0 }))
        : postMedia(file, context),
  },
  play: async ({ args, canvas }) => {
    await pickFiles(
      canvas,
      label,
      await photoFile(320, 240, 'accueil.jpg'),
      fileOf('contrat.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46]),
      await photoFile(300, 200, 'salle.jpg'),
    )
    const contract = await rowOf(canvas, 'contrat.pdf')
    await expect(await contract.findByRole('alert')).toHaveTextContent('Erreur de type')
    const room = await rowOf(canvas, 'salle.jpg')
    await expect(await room.findByRole('alert')).toHaveTextContent('Une erreur est survenue')
    for (const button of contract.getAllByRole('button'))
      await expect(button).toHaveAccessibleDescription(/^Erreur de type/)
    for (const button of room.getAllByRole('button'))
      await expect(button).toHaveAccessibleDescription(/^Une erreur est survenue/)
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(args.onError).toHaveBeenCalledTimes(2)
  },
}

export const Retried: Story = {
  beforeEach: ({ msw }) => {
    let count = 0
    msw.use(
      onUpload(() => {
        count += 1
        return count <= 3 ? HttpResponse.error() : storedAs('m1')
      }),
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, label, await logoFile(60, 60))
    const row = await rowOf(canvas, 'maison-lune.png')
    const retry = await row.findByRole('button', { name: 'Réessayer maison-lune.png' })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(row.queryByRole('alert')).toBeNull()
  },
}

export const CancelledAndRemoved: Story = {
  args: { transport: halfway },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, label, await photoFile(320, 240, 'salle.jpg'))
    const row = await rowOf(canvas, 'salle.jpg')
    await row.findByRole('progressbar')
    await userEvent.click(row.getByRole('button', { name: 'Annuler l’envoi de salle.jpg' }))
    await expect(await row.findByText(/Annulé/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Retirer salle.jpg' }))
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(args.onUploaded).not.toHaveBeenCalled()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const CancelAll: Story = {
  args: { transport: halfway },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pickFiles(
      canvas,
      label,
      await photoFile(320, 240, 'salle.jpg'),
      await photoFile(300, 200, 'scene.jpg'),
    )
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(2))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout annuler' }))
    await waitFor(() => expect(canvas.getAllByText(/Annulé/)).toHaveLength(2))
  },
}

export const Replaced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, label, await logoFile(60, 60, { name: 'ancien.png' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    const input = canvas.getByLabelText(label, { selector: 'input' })
    input.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Remplacer ancien.png' }))
    await pickFiles(canvas, label, await logoFile(80, 60, { name: 'nouveau.png' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(2))
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'm1', path: '/api/media/m1/file' })
    await expect(canvas.queryByText('ancien.png')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const ReplaceCancelled: Story = {
  name: 'Accepts all files that are added after a cancelled replacement',
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, label, await logoFile(60, 60, { name: 'ancien.png' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    const input = canvas.getByLabelText(label, { selector: 'input' })
    const startReplacing = async () => {
      input.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(canvas.getByRole('button', { name: 'Remplacer ancien.png' }))
    }
    await startReplacing()
    const names = ['accueil.png', 'salle.png', 'scene.png']
    const files = await Promise.all(names.map((name) => logoFile(80, 60, { name })))
    dragOver(canvas, label, ...files)()
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(4))
    await startReplacing()
    input.dispatchEvent(new Event('cancel', { bubbles: true }))
    await pickFiles(canvas, label, await logoFile(80, 80, { name: 'entree.png' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(5))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const TooManyFiles: Story = {
  args: { maxFiles: 2 },
  play: async ({ args, canvas }) => {
    const names = ['a.png', 'b.png', 'c.png']
    await pickFiles(
      canvas,
      label,
      ...(await Promise.all(names.map((name) => logoFile(60, 60, { name })))),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Une erreur est survenue')
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(2))
    await expect(canvas.queryByText('c.png')).toBeNull()
  },
}

export const Cropped: Story = {
  name: 'Opens the crop dialog for each image, one after another',
  args: { crop: {}, aspectRatio: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(
      canvas,
      label,
      await photoFile(320, 240, 'accueil.jpg'),
      await photoFile(300, 200, 'salle.jpg'),
    )
    for (const count of [1, 2]) {
      const dialog = await screen.findByRole('dialog', { name: 'Resize image' })
      const confirm = within(dialog).getByRole('button', { name: 'Valider' })
      await waitFor(() => expect(confirm).toBeEnabled())
      await userEvent.click(confirm)
      await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(count))
    }
    await expect(args.onUploaded).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ width: 240, height: 240 }),
    )
    await expect(args.onUploaded).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ width: 200, height: 200 }),
    )
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}
