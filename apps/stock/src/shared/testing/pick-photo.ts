import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'findByLabelText'>

/** Passes a file to the photo field, as the system's file dialog does. */
export async function pickPhoto(canvas: Canvas, file: File): Promise<void> {
  const input = await canvas.findByLabelText('Photo', { selector: 'input' })
  await fireEvent.change(input, { target: { files: [file] } })
}

/** How long decoding and encoding a photo may take on a busy machine, in ms. */
const slow = { timeout: 15_000 }

/** Confirms the crop dialog without changing the proposed crop. */
export async function confirmCrop(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Resize image' }, slow)
  const confirm = within(dialog).getByRole('button', { name: 'Valider' })
  await waitFor(() => expect(confirm).toBeEnabled(), slow)
  await userEvent.click(confirm)
  await waitFor(() => expect(dialog).not.toBeInTheDocument(), slow)
}

/** Creates a file with the content of a png, but the name and type of a jpg. */
export function pngNamedJpg(): File {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  return new File([Uint8Array.from(signature)], 'photo.jpg', { type: 'image/jpeg' })
}
