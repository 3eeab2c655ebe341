import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { filmFile, fileOf, logoFile, pngHeader } from '../../testing/media/files.ts'
import { choose } from '../../testing/media/hand-over.ts'
import { HeldUploader } from '../../testing/media/held-uploader.tsx'
import { logoAddress } from '../../testing/media/picture-addresses.ts'
import { answerUpload, impatient, postMedia, storedAs } from '../../testing/media/stored-media.ts'
import { jpgPhotoMessage, mp4VideoMessage } from '../format-messages.ts'
import { Uploader } from './uploader.tsx'

const posted = fn()

const meta = {
  title: 'Media/Uploader errors',
  component: Uploader,
  render: (args) => <HeldUploader {...args} />,
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
      do: ['Give a product’s own texts through `errorMessage`; the hint below stays.'],
      dont: ['Do not show an error’s `message`: it is meant for the log.'],
    },
    keys: [{ keys: 'Tab', does: 'Goes to Try again, where that helps' }],
  },
  beforeEach: ({ msw }) => {
    posted.mockClear()
    msw.use(
      answerUpload(() => {
        posted()
        return storedAs('m1')
      }),
    )
  },
} satisfies Meta<typeof HeldUploader>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The alert that the page shows, and the type that the product is told. */
async function refused(canvas: Canvas, args: Story['args'], text: string, type: string) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  await expect(args?.onError).toHaveBeenCalledWith(
    expect.objectContaining({ type }),
    expect.any(File),
  )
  await expect(args?.onUploaded).not.toHaveBeenCalled()
}

export const WrongType: Story = {
  name: '[2.5.06] [2.8.01] Refuses another type with ‘Erreur de type’ and keeps the present picture',
  args: { src: logoAddress },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', new File(['%PDF-1.7'], 'plaquette.pdf'))
    await refused(canvas, args, 'Erreur de type', 'file_type')
    await expect(canvas.getByRole('img', { name: 'Logo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remplacer' })).toHaveAccessibleDescription(
      /^Erreur de type.*JPG, PNG ou GIF, 10 Mo au plus\.$/,
    )
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    await expect(posted).not.toHaveBeenCalled()
  },
}

export const FalseType: Story = {
  name: 'Refuses a page that calls itself a picture',
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', new File(['<svg/>'], 'logo.png', { type: 'image/png' }))
    await refused(canvas, args, 'Erreur de type', 'file_type')
    await expect(
      canvas.getByRole('button', { name: 'Choisir un fichier' }),
    ).toHaveAccessibleDescription(/^Erreur de type/)
  },
}

export const WrongShape: Story = {
  name: '[2.5.08] [2.8.02] Refuses another shape with ‘Une erreur est survenue’',
  args: { aspectRatio: 250 / 300 },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', await logoFile(300, 300))
    await refused(canvas, args, 'Une erreur est survenue', 'aspect_ratio')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/rapport entre largeur et hauteur/)
    await expect(posted).not.toHaveBeenCalled()
  },
}

export const RightShape: Story = {
  name: '[2.5.07] Takes a shape that is the required one to two decimals',
  args: { aspectRatio: 250 / 300 },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', await logoFile(249, 300))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const TooLarge: Story = {
  args: { maxSize: 500 },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', await logoFile(250, 300))
    await refused(canvas, args, 'Une erreur est survenue', 'too_large')
  },
}

export const TooManyPixels: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', fileOf('affiche.png', 'image/png', pngHeader(40_000, 40_000)))
    await refused(canvas, args, 'Une erreur est survenue', 'too_many_pixels')
  },
}

export const Unreadable: Story = {
  name: '[2.8.03] Refuses a picture that cannot be loaded, and logs it',
  args: { log: fn() },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', fileOf('coupe.png', 'image/png', pngHeader(20, 20)))
    await refused(canvas, args, 'Une erreur est survenue', 'unreadable')
    await expect(args.log).toHaveBeenCalledOnce()
    await expect(args.log).toHaveBeenCalledWith(expect.objectContaining({ type: 'unreadable' }))
  },
}

export const TooManyFiles: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', await logoFile(20, 20), await logoFile(30, 30))
    await refused(canvas, args, 'Une erreur est survenue', 'too_many_files')
  },
}

export const Refused: Story = {
  name: '[2.8.02] Shows ‘Une erreur est survenue’ where the server refuses, and asks it once',
  beforeEach: ({ msw }) => {
    msw.use(
      answerUpload(() => {
        posted()
        return HttpResponse.json({ message: 'Quota atteint' }, { status: 413 })
      }),
    )
  },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', await logoFile(40, 40))
    await refused(canvas, args, 'Une erreur est survenue', 'refused')
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ status: 413, message: 'Quota atteint' }),
      expect.any(File),
    )
    await expect(posted).toHaveBeenCalledTimes(1)
  },
}

export const Repeated: Story = {
  name: 'Tries again by itself where the server fails, then lets the person try',
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) => {
    msw.use(
      answerUpload(() => {
        posted()
        const isDown = posted.mock.calls.length <= 3
        return isDown ? new HttpResponse(null, { status: 503 }) : storedAs('m2')
      }),
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose(canvas, 'Logo', await logoFile(40, 40))
    await refused(canvas, args, 'Une erreur est survenue', 'refused')
    await expect(posted).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(answerUpload(() => HttpResponse.error())),
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Logo', await logoFile(40, 40))
    await refused(canvas, args, 'Une erreur est survenue', 'network')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Vérifiez votre connexion/)
  },
}

export const PhotosInJpg: Story = {
  name: 'Says ‘Votre photo doit etre au format jpg’ where a product asks for photos',
  args: {
    label: 'Photo du produit',
    accept: ['image/jpeg', 'image/jpg'],
    errorMessage: jpgPhotoMessage,
  },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Photo du produit', await logoFile(40, 40))
    await refused(canvas, args, 'Votre photo doit etre au format jpg', 'file_type')
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
    await choose(canvas, 'Vidéo', await logoFile(40, 40))
    await refused(canvas, args, 'Votre video doit etre au format mp4', 'file_type')
    await choose(canvas, 'Vidéo', await filmFile())
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur est survenue'),
    )
    await expect(args.onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'aspect_ratio' }),
      expect.any(File),
    )
  },
}
