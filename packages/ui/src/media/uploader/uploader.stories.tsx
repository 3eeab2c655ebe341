import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { delay, http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { UploadError } from '../upload-error.ts'
import { uploadTransport } from '../upload-transport.ts'
import { Uploader, type UploaderProps } from './uploader.tsx'

interface StoredMedia {
  id: string
  path: string
}

function parseMedia(answer: unknown): StoredMedia {
  const media = answer as Partial<StoredMedia>
  if (typeof media.id !== 'string' || typeof media.path !== 'string') throw new Error('no media')
  return { id: media.id, path: media.path }
}

/** A picture of one colour, as a person's camera or a design tool would give it. */
async function picture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#2f4be0'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ffffff'
  context.fillRect(width / 4, height / 4, width / 2, height / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob ?? ''], 'logo.png', { type })
}

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Cpath fill="%232f4be0" d="M0 0h10v10H0z"/%3E%3Cpath fill="%23fff" d="M3 2h4v6H3z"/%3E%3C/svg%3E'

const never = () => new Promise<StoredMedia>(() => {})

function Held(props: UploaderProps<StoredMedia>) {
  const [src, setSrc] = useState(props.src)
  return (
    <Uploader
      {...props}
      src={src}
      onUploaded={(media, file, dimensions) => {
        setSrc(URL.createObjectURL(file))
        props.onUploaded(media, file, dimensions)
      }}
      onRemove={props.onRemove && (() => setSrc(undefined))}
    />
  )
}

const meta = {
  title: 'Media/Uploader',
  component: Uploader<StoredMedia>,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Logo',
    description: 'JPEG, PNG ou GIF, 10 Mo au plus.',
    transport: uploadTransport({ url: '/api/media', parse: parseMedia }),
    onUploaded: fn(),
    onError: fn(),
  },
} satisfies Meta<typeof Uploader<StoredMedia>>

export default meta
type Story = StoryObj<typeof meta>

/** Answers the library's own upload address, as the server would. */
function answer(response: () => Response | Promise<Response>) {
  return http.post('/api/media', response)
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function choose(canvas: Canvas, file: File) {
  const input = canvas.getByLabelText('Logo', { selector: 'input' })
  await fireEvent.change(input, { target: { files: [file] } })
}

export const Default: Story = {
  name: '[2.4.16, 2.7.03] goes from idle to uploading to done, and gives path and id',
  beforeEach: ({ msw }) => {
    msw.use(
      answer(async () => {
        await delay(150)
        return HttpResponse.json({ id: 'm1', path: '/api/media/m1/file' })
      }),
    )
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await choose(canvas, await picture(250, 300))
    await expect(await canvas.findByRole('progressbar', { name: 'Envoi en cours' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remplacer' })).toBeVisible()
    await expect(args.onUploaded).toHaveBeenCalledWith(
      { id: 'm1', path: '/api/media/m1/file' },
      expect.any(File),
      { width: 250, height: 300 },
    )
  },
}

export const Playground: Story = { args: { src: logo, onRemove: fn() } }

export const WrongType: Story = {
  name: '[2.5.06] refuses another file type and keeps the present picture',
  args: { src: logo },
  play: async ({ args, canvas }) => {
    await choose(canvas, new File(['%PDF'], 'plaquette.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erreur de type')
    await expect(canvas.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo)
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    await expect(args.onError).toHaveBeenCalledWith(expect.any(UploadError))
  },
}

export const WrongShape: Story = {
  name: '[2.5.08] refuses another aspect ratio where cropping is not allowed',
  args: { aspectRatio: 250 / 300 },
  play: async ({ args, canvas }) => {
    await choose(canvas, await picture(300, 300))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Une erreur est survenue')
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'aspect_ratio' }),
    )
  },
}

export const Refused: Story = {
  name: "[2.8.02] shows 'Une erreur est survenue' where the server refuses, and tries again",
  beforeEach: ({ msw }) => {
    let attempts = 0
    msw.use(
      answer(() => {
        attempts += 1
        return attempts === 1
          ? HttpResponse.json(
              { type: 'UNKNOWN', code: -1, message: 'disque plein' },
              { status: 500 },
            )
          : HttpResponse.json({ id: 'm2', path: '/api/media/m2/file' })
      }),
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose(canvas, await picture(40, 40))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Une erreur est survenue')
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'refused', message: 'disque plein' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answer(() => HttpResponse.error()))
  },
  play: async ({ args, canvas }) => {
    await choose(canvas, await picture(40, 40))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'network' }))
  },
}

export const OwnMessages: Story = {
  args: {
    errorMessage: ({ type }) =>
      type === 'file_type'
        ? 'Votre video doit etre une image'
        : `Une erreur est survenue : ${type}`,
  },
  play: async ({ canvas }) => {
    await choose(canvas, new File(['x'], 'film.mov', { type: 'video/quicktime' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Votre video doit etre une image',
    )
  },
}

export const Uploading: Story = {
  args: {
    transport: (_, { onProgress }) => {
      onProgress(45)
      return never()
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, await picture(250, 300))
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45'),
    )
  },
}

export const Cancelled: Story = {
  args: { transport: never },
  play: async ({ args, canvas, userEvent }) => {
    await choose(canvas, await picture(250, 300))
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler' }))
    await expect(await canvas.findByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await expect(args.onUploaded).not.toHaveBeenCalled()
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const Pasted: Story = {
  args: { transport: fn(async () => ({ id: 'm3', path: '/api/media/m3/file' })) },
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await picture(20, 20))
    canvas
      .getByRole('button', { name: 'Choisir un fichier' })
      .dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const Dropped: Story = {
  args: { transport: fn(async () => ({ id: 'm4', path: '/api/media/m4/file' })) },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await picture(20, 20))
    const group = canvas.getByRole('group', { name: 'Logo' })
    const happens = (type: string) =>
      group.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    happens('dragenter')
    await expect(await canvas.findByText('Déposez le fichier ici')).toBeVisible()
    happens('drop')
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const Removed: Story = {
  args: { src: logo, onRemove: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer' }))
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Phone: Story = {
  args: { label: 'Bannière', width: 600, height: 160 },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { args: { src: logo, onRemove: fn() }, globals: { scheme: 'dark' } }
