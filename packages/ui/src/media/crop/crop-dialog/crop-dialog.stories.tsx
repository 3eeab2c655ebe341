import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test'
import {
  ControlledCropDialog,
  openCrop,
  photo,
} from '../../../testing/media/controlled-crop-dialog.tsx'
import type { CroppedImage } from '../crop-image.ts'
import { CropDialog } from './crop-dialog.tsx'

const meta = {
  title: 'Media/CropDialog',
  component: CropDialog,
  tags: ['autodocs'],
  render: (args) => <ControlledCropDialog {...args} />,
  args: { source: photo, onCropped: fn(), onClose: fn(), log: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guidance: {
      do: [
        'Set the display size of the image in `settings`: the output is scaled down to it.',
        'Load it on demand, as `Uploader` does: it is in `@org/ui/media/crop`.',
      ],
      dont: [
        'Do not open it for a gif: cropping would remove the animation, so it is rejected.',
        'Do not rely on the original’s metadata: they are removed.',
      ],
    },
    keys: [
      { keys: 'Tab', does: 'Moves through aspect ratios, frame, sliders, rotations and buttons' },
      { keys: 'Arrow keys', does: 'Move the image under the frame; with Shift in small steps' },
      { keys: '+, −', does: 'Zoom, on the frame' },
      { keys: 'Escape', does: 'Closes without cropping' },
    ],
  },
} satisfies Meta<typeof CropDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const frameName = /^Cadre/

type Dialog = Awaited<ReturnType<typeof openCrop>>

async function confirm(dialog: Dialog, { args, userEvent }: Context): Promise<CroppedImage> {
  const button = dialog.getByRole('button', { name: 'Valider' })
  await waitFor(() => expect(button).toBeEnabled())
  // The click also moves focus away from the control that is disabled during the crop.
  await userEvent.click(button)
  await waitFor(() => expect(args.onCropped).toHaveBeenCalled())
  const { mock } = args.onCropped as ReturnType<typeof fn<(image: CroppedImage) => void>>
  const [[image] = []] = mock.calls
  if (!image) throw new Error('Nothing was cropped.')
  return image
}

const picture = () => screen.getByRole('dialog').querySelector('img') as HTMLImageElement

export const Default: Story = {
  name: '[2.2.31] [2.2.32] [2.9.12] Resize image, Annuler and Valider around a container of 600 by 600',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openCrop(context)
    await expect(dialog.getByRole('heading', { name: 'Resize image' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Valider' })).toBeEnabled()
    const container = dialog.getByTestId('container')
    await waitFor(() => {
      const { width, height } = container.getBoundingClientRect()
      return expect([width, height]).toEqual([600, 600])
    })
  },
}

export const Playground: Story = { args: { settings: { maxWidth: 400, maxHeight: 400 } } }

export const Keyboard: Story = {
  args: { aspectRatio: 1 },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCrop(context)
    const frame = dialog.getByRole('group', { name: frameName })
    frame.focus()
    await userEvent.keyboard('+++++')
    await waitFor(() => expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('150'))
    const before = picture().style.transform
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(picture().style.transform).not.toBe(before))
    await userEvent.tab()
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveFocus()
    const { width, height } = await confirm(dialog, context)
    await expect([width, height]).toEqual([400, 400])
  },
}

export const FreeFrame: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openCrop(context)
    await fireEvent.change(dialog.getByRole('slider', { name: 'Largeur du cadre' }), {
      target: { value: '50' },
    })
    await fireEvent.change(dialog.getByRole('slider', { name: 'Hauteur du cadre' }), {
      target: { value: '80' },
    })
    const frame = dialog.getByRole('group', { name: frameName })
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeCloseTo(300, 0))
    const { width, height, type } = await confirm(dialog, context)
    await expect([width, height, type]).toEqual([450, 480, 'image/jpeg'])
  },
}

export const PulledCorner: Story = {
  play: async (context) => {
    const dialog = await openCrop(context)
    const corner = screen.getByRole('dialog').querySelector('[data-corner="se"]') as HTMLElement
    // A synthetic pointer cannot be captured.
    const capture = fn()
    corner.setPointerCapture = capture
    corner.hasPointerCapture = () => true
    const { left, top, width, height } = dialog.getByTestId('container').getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    await fireEvent.pointerDown(corner, { pointerId: 1 })
    await fireEvent.pointerMove(corner, {
      pointerId: 1,
      clientX: middle.x + 150,
      clientY: middle.y + 100,
    })
    await expect(capture).toHaveBeenCalledWith(1)
    const frame = dialog.getByRole('group', { name: frameName })
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeCloseTo(300, 0))
    await expect(frame.getBoundingClientRect().height).toBeCloseTo(200, 0)
  },
}

export const Shapes: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCrop(context)
    for (const name of ['Libre', 'Original', 'Carré', '4:3', '16:9']) {
      await expect(dialog.getByRole('radio', { name })).toBeVisible()
    }
    await userEvent.click(dialog.getByRole('radio', { name: '16:9' }))
    await expect(dialog.queryByRole('slider', { name: 'Largeur du cadre' })).toBeNull()
    await waitFor(() => {
      const frame = dialog.getByRole('group', { name: frameName }).getBoundingClientRect()
      return expect(frame.width / frame.height).toBeCloseTo(16 / 9)
    })
    const { width, height } = await confirm(dialog, context)
    await expect(width / height).toBeCloseTo(16 / 9, 2)
  },
}

export const TurnedAndFlipped: Story = {
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCrop(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Pivoter à droite' }))
    const flip = dialog.getByRole('button', { name: 'Retourner horizontalement' })
    await userEvent.click(flip)
    await expect(flip).toHaveAttribute('aria-pressed', 'true')
    await expect(picture().style.transform).toContain('rotate(90deg) scale(-1, 1)')
    const { width, height } = await confirm(dialog, context)
    await expect([width, height]).toEqual([600, 900])
  },
}

export const Pinched: Story = {
  args: { aspectRatio: 1 },
  play: async (context) => {
    const dialog = await openCrop(context)
    const container = dialog.getByTestId('container')
    const { left, top } = container.getBoundingClientRect()
    const fingers = (distance: number) =>
      [-1, 1].map(
        (side, identifier) =>
          new Touch({
            identifier,
            target: container,
            clientX: left + 300 + side * distance,
            clientY: top + 300,
          }),
      )
    const happens = (type: string, distance: number) =>
      container.dispatchEvent(
        new TouchEvent(type, { touches: fingers(distance), bubbles: true, cancelable: true }),
      )
    happens('touchstart', 50)
    happens('touchmove', 100)
    await waitFor(() => expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('200'))
    happens('touchend', 100)
  },
}

export const Reset: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCrop(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Pivoter à gauche' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retourner verticalement' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Réinitialiser' }))
    await expect(picture().style.transform).toContain('rotate(0deg) scale(1, 1)')
  },
}

export const Processing: Story = {
  name: '[2.2.33] Shows a spinner while the image is processed',
  parameters: { variants: ['dark', 'motion'] },
  play: async (context) => {
    const dialog = await openCrop(context)
    const toBlob = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined)
    const button = dialog.getByRole('button', { name: 'Valider' })
    await context.userEvent.click(button)
    await expect(
      await dialog.findByRole('progressbar', { name: 'Traitement de l’image…' }),
    ).toBeVisible()
    await context.userEvent.click(button)
    await expect(toBlob).toHaveBeenCalledTimes(1)
    toBlob.mockRestore()
  },
}

export const Cancelled: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    const dialog = await openCrop(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(args.onCropped).not.toHaveBeenCalled()
  },
}
