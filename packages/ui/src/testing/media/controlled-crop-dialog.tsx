import { useState, type ReactElement } from 'react'
import { screen, waitFor, within } from 'storybook/test'
import type { userEvent as UserEvent } from 'storybook/test'
import { CropDialog, type CropDialogProps } from '../../media/crop/crop-dialog/crop-dialog.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { landscapeUrl } from './picture-addresses.ts'

/** A photo of 900 by 600 pixels. */
export const photo = { src: landscapeUrl, type: 'image/jpeg', width: 900, height: 600 }

/** The crop dialog, and the button that opens it. */
export function ControlledCropDialog(props: CropDialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Recadrer la photo</Button>
      {isOpen && (
        <CropDialog
          {...props}
          onClose={() => {
            setOpen(false)
            props.onClose()
          }}
        />
      )}
    </>
  )
}

interface Hands {
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>
  userEvent: Pick<typeof UserEvent, 'click'>
}

/** Opens the dialog and waits for its image. */
export async function openCrop({ canvas, userEvent }: Hands) {
  await userEvent.click(canvas.getByRole('button', { name: 'Recadrer la photo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resize image' }))
  await waitFor(() => {
    if (dialog.queryByRole('progressbar')) throw new Error('The image is not loaded yet.')
  })
  return dialog
}
