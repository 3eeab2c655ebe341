import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { gifFile, orientedFile } from '../../testing/media/files.ts'
import { pickFiles } from '../../testing/media/pick-files.ts'
import { ControlledUploader } from '../../testing/media/controlled-uploader.tsx'
import { photoFile } from '../../testing/media/pictures.ts'
import { onUpload, postMedia, storedAs } from '../../testing/media/stored-media.ts'
import { Uploader } from './uploader.tsx'

const posted = fn()

const meta = {
  title: 'Media/Uploader with crop',
  component: Uploader,
  render: (args) => <ControlledUploader {...args} />,
  args: {
    label: 'Logo',
    description: 'JPG, PNG ou GIF, 10 Mo au plus.',
    transport: postMedia,
    crop: { maxWidth: 400, maxHeight: 400 },
    onUploaded: fn(),
    onRemove: fn(),
    onError: fn(),
    log: fn(),
  },
  parameters: {
    guidance: {
      do: ['Set the display size of the image in `crop`: the image is scaled down to it.'],
      dont: ['Do not require an aspect ratio without cropping if people have only photos.'],
    },
    keys: [
      { keys: 'Escape', does: 'Closes the dialog; the current image stays' },
      { keys: 'Arrow keys', does: 'Move the image under the frame' },
    ],
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

async function dialogOpen() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Resize image' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Valider' })).toBeEnabled())
  return dialog
}

export const CropsAPhoto: Story = {
  name: '[2.5.07] Crops an image of any shape before it is sent',
  args: { aspectRatio: 250 / 300 },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, 'Logo', await photoFile(900, 600))
    const dialog = await dialogOpen()
    await expect(posted).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Valider' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(args.onUploaded).toHaveBeenCalledWith(
      { id: 'm1', path: '/api/media/m1/file' },
      expect.objectContaining({ type: 'image/jpeg', width: 500, height: 600 }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const CameraImage: Story = {
  name: 'Shows a camera’s image upright, and sends it upright',
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, 'Logo', await orientedFile(6))
    const dialog = await dialogOpen()
    await userEvent.click(dialog.getByRole('button', { name: 'Valider' }))
    await waitFor(() =>
      expect(args.onUploaded).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ width: 60, height: 90 }),
      ),
    )
  },
}

export const CropCancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choisir un fichier' }).focus()
    await pickFiles(canvas, 'Logo', await photoFile(900, 600))
    await dialogOpen()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Logo' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onError).not.toHaveBeenCalled()
    await expect(posted).not.toHaveBeenCalled()
  },
}

export const GifSentAsItIs: Story = {
  name: '[2.5.09] [2.8.03] Sends a gif as it is, says so, and logs the attempt',
  parameters: { variants: ['dark'] },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, 'Logo', gifFile())
    await expect(
      await canvas.findByText('Un GIF ne peut pas être recadré : il est envoyé tel quel.'),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.log).toHaveBeenCalledWith(expect.objectContaining({ type: 'gif' }))
    await expect(args.onUploaded).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ type: 'image/gif', width: 4, height: 3 }),
    )
  },
}

export const CanvasFails: Story = {
  name: '[3.8.16] Says ‘Could not get the context of the canvas element’ and sends nothing',
  parameters: { variants: ['dark', 'motion'] },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, 'Logo', await photoFile(900, 600))
    const dialog = await dialogOpen()
    const getContext = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await userEvent.click(dialog.getByRole('button', { name: 'Valider' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Could not get the context of the canvas element',
    )
    getContext.mockRestore()
    await expect(args.log).toHaveBeenCalledWith(expect.objectContaining({ type: 'canvas' }))
    await expect(posted).not.toHaveBeenCalled()
  },
}
