import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import {
  ControlledCropDialog,
  openCrop,
  photo,
} from '../../../testing/media/controlled-crop-dialog.tsx'
import { cropImage } from '../crop-image.ts'
import { outputOf } from '../crop-settings.ts'
import { CropDialog } from './crop-dialog.tsx'

const meta = {
  title: 'Media/CropDialog refusals',
  component: CropDialog,
  render: (args) => <ControlledCropDialog {...args} />,
  args: { source: photo, onCropped: fn(), onClose: fn(), log: fn() },
} satisfies Meta<typeof CropDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Checks that the dialog shows and logs the reason, and offers no cropping. */
async function expectRejection(context: Context, text: string, type: string) {
  const dialog = await openCrop(context)
  await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
  await expect(dialog.queryByRole('button', { name: 'Valider' })).toBeNull()
  await expect(dialog.queryByTestId('container')).toBeNull()
  await expect(context.args.log).toHaveBeenCalledWith(expect.objectContaining({ type }))
}

export const GifRejected: Story = {
  name: '[2.5.09] [2.8.03] Rejects a gif and logs that',
  args: { source: { ...photo, type: 'image/gif' } },
  parameters: { variants: ['dark', 'phone'] },
  play: (context) => expectRejection(context, 'Un GIF ne peut pas être recadré.', 'gif'),
}

export const ImageMissing: Story = {
  name: '[2.5.10] [2.8.03] Rejects a crop without src or type and logs that',
  args: { source: { type: 'image/png', width: 900, height: 600 } },
  play: (context) => expectRejection(context, 'Il n’y a pas d’image à recadrer.', 'missing_image'),
}

export const SizeMissing: Story = {
  name: '[2.5.10] [2.8.03] Rejects a crop without width or height and logs that',
  args: { source: { src: photo.src, type: 'image/jpeg', width: 900 } },
  play: (context) => expectRejection(context, 'La taille de l’image est inconnue.', 'missing_size'),
}

export const ConfigurationMissing: Story = {
  name: '[2.8.03] Logs a crop without a configuration',
  play: async ({ args }) => {
    await expect(cropImage(photo, undefined, outputOf({}), args.log)).rejects.toMatchObject({
      type: 'missing_configuration',
    })
    await expect(args.log).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Missing crop configuration' }),
    )
  },
}

export const LoadFails: Story = {
  name: '[2.8.03] Logs an image that cannot be loaded',
  args: { source: { ...photo, src: 'data:image/jpeg;base64,AAAA' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Recadrer la photo' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'L’image ne peut pas être chargée.',
    )
    await expect(args.log).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }))
    await expect(screen.getByRole('button', { name: 'Valider' })).toBeDisabled()
  },
}
