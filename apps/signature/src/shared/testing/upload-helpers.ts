import type { MediaObject } from '@org/api/client'
import type { StoryWorld } from '@org/app-kit/testing'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

/** Passes a file to an uploader, as the system's file dialog does. */
export async function pickFile(
  canvas: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  label: string,
  file: File,
): Promise<void> {
  const input = canvas.getByLabelText(label, { selector: 'input' })
  await fireEvent.change(input, { target: { files: [file] } })
}

/** Creates an image file of the given size, filled with one color. */
export async function imageFile(width: number, height: number, color = '#c2410c'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws on no canvas.')
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'lueur.png', { type: 'image/png' })
}

/** Confirms the crop dialog with the whole image. */
export async function confirmCrop(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Resize image' })
  const confirm = within(dialog).getByRole('button', { name: 'Valider' })
  await waitFor(() => expect(confirm).toBeEnabled())
  await userEvent.click(confirm)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}

/** Waits until the page shows the person's photo from its address on the server. */
export async function isStored(
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
): Promise<void> {
  await waitFor(() =>
    expect(canvas.getByRole('img', { name: 'Photo' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/media\//),
    ),
  )
}

/**
 * Stores an image by calling the API directly, as if another member of the organisation had done
 * so; returns the image's id.
 */
export async function storeImage(world: StoryWorld, file: File): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  const headers = { 'X-access-token': world.auth?.access_token ?? '' }
  const request = new Request(`${location.origin}/api/media`, { method: 'POST', headers, body })
  const answer = await world.fetch(request)
  await expect(answer.status).toBe(200)
  return ((await answer.json()) as MediaObject).id
}
