import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { videoFile, fileOf, logoFile, pngHeader } from '../../testing/media/files.ts'
import { pickFiles } from '../../testing/media/pick-files.ts'
import { ControlledUploader } from '../../testing/media/controlled-uploader.tsx'
import { logoUrl } from '../../testing/media/picture-addresses.ts'
import { onUpload, impatient, postMedia, storedAs } from '../../testing/media/stored-media.ts'
import { jpgPhotoMessage, mp4VideoMessage } from '../format-messages.ts'
import { Uploader } from './uploader.tsx'

const posted = fn()

const meta = {
  title: 'Media/Uploader errors',
  component: Uploader,
  render: (args) => <ControlledUploader {...args} />,
  args: {
    label: 'Logo',
    description: 'JPG, PNG ou GIF, 10 Mo au plus.',
    transport: postMedia,
    retry: impatient,
    onUploaded: fn(),
    onError: fn(),
  },
  parameters: {
    guidance: {
      do: ['Set an application’s own messages with `errorMessage`; the hint below stays.'],
      dont: ['Do not show an error’s `message`: it is meant for the log.'],
    },
    keys: [{ keys: 'Tab', does: 'Moves to the retry button, if retrying may help' }],
  },
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      onUpload(() => {
        posted()
        return storedAs('m1')
      }),
    )
  },
} satisfies Meta<typeof ControlledUploader>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Checks the alert on the page, and the type that the application receives. */
async function expectRejection(canvas: Canvas, args: Story['args'], text: string, type: string) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  await expect(args?.onError).toHaveBeenCalledWith(
    expect.objectContaining({ type }),
    expect.any(File),
  )
  await expect(args?.onUploaded).not.toHaveBeenCalled()
}

export const WrongType: Story = {
  name: '[2.5.06] [2.8.01] Rejects another type with ‘Erreur de type’ and keeps the current image',
  args: { src: logoUrl },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', new File(['%PDF-1.7'], 'plaquette.pdf'))
    await expectRejection(canvas, args, 'Erreur de type', 'file_type')
    await expect(canvas.getByRole('img', { name: 'Logo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remplacer' })).toHaveAccessibleDescription(
      /^Erreur de type.*JPG, PNG ou GIF, 10 Mo au plus\.$/,
    )
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    await expect(posted).not.toHaveBeenCalled()
  },
}

export const FakeImage: Story = {
  name: 'Rejects a web page that claims to be an image',
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', new File(['<svg/>'], 'logo.png', { type: 'image/png' }))
    await expectRejection(canvas, args, 'Erreur de type', 'file_type')
    await expect(
      canvas.getByRole('button', { name: 'Choisir un fichier' }),
    ).toHaveAccessibleDescription(/^Erreur de type/)
  },
}

export const WrongShape: Story = {
  name: '[2.5.08] [2.8.02] Rejects another aspect ratio with ‘Une erreur est survenue’',
  args: { aspectRatio: 250 / 300 },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(300, 300))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'aspect_ratio')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/rapport entre largeur et hauteur/)
    await expect(posted).not.toHaveBeenCalled()
  },
}

export const RightShape: Story = {
  name: '[2.5.07] Accepts an aspect ratio that matches to two decimals',
  args: { aspectRatio: 250 / 300 },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(249, 300))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const TooLarge: Story = {
  args: { maxSize: 500 },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(250, 300))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'too_large')
  },
}

export const TooManyPixels: Story = {
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', fileOf('affiche.png', 'image/png', pngHeader(40_000, 40_000)))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'too_many_pixels')
  },
}

export const Unreadable: Story = {
  name: '[2.8.03] Rejects an image that cannot be loaded, and logs it',
  args: { log: fn() },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', fileOf('coupe.png', 'image/png', pngHeader(20, 20)))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'unreadable')
    await expect(args.log).toHaveBeenCalledOnce()
    await expect(args.log).toHaveBeenCalledWith(expect.objectContaining({ type: 'unreadable' }))
  },
}

export const TooManyFiles: Story = {
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(20, 20), await logoFile(30, 30))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'too_many_files')
  },
}

export const Rejected: Story = {
  name: '[2.8.02] Shows ‘Une erreur est survenue’ if the server rejects the file, and sends it only once',
  beforeEach: ({ msw }) => {
    msw.use(
      onUpload(() => {
        posted()
        return HttpResponse.json({ message: 'Quota atteint' }, { status: 413 })
      }),
    )
  },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(40, 40))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'refused')
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ status: 413, message: 'Quota atteint' }),
      expect.any(File),
    )
    await expect(posted).toHaveBeenCalledTimes(1)
  },
}

export const Retried: Story = {
  name: 'Retries automatically if the server fails, then lets the user retry',
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) => {
    msw.use(
      onUpload(() => {
        posted()
        const isDown = posted.mock.calls.length <= 3
        return isDown ? new HttpResponse(null, { status: 503 }) : storedAs('m2')
      }),
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, 'Logo', await logoFile(40, 40))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'refused')
    await expect(posted).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(onUpload(() => HttpResponse.error())),
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(40, 40))
    await expectRejection(canvas, args, 'Une erreur est survenue', 'network')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Vérifiez votre connexion/)
  },
}

export const PhotosInJpg: Story = {
  name: 'Says ‘Votre photo doit etre au format jpg’ if an application asks for photos',
  args: {
    label: 'Photo du produit',
    accept: ['image/jpeg', 'image/jpg'],
    errorMessage: jpgPhotoMessage,
  },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Photo du produit', await logoFile(40, 40))
    await expectRejection(canvas, args, 'Votre photo doit etre au format jpg', 'file_type')
  },
}

export const VideosInMp4: Story = {
  name: 'Says ‘Votre video doit etre au format mp4’, otherwise ‘Une erreur est survenue’',
  args: {
    label: 'Vidéo',
    accept: ['video/mp4'],
    aspectRatio: 1,
    errorMessage: mp4VideoMessage,
  },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Vidéo', await logoFile(40, 40))
    await expectRejection(canvas, args, 'Votre video doit etre au format mp4', 'file_type')
    await pickFiles(canvas, 'Vidéo', await videoFile())
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur est survenue'),
    )
    await expect(args.onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'aspect_ratio' }),
      expect.any(File),
    )
  },
}
