import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Accepts the whole image in the crop dialog. */
export async function confirmCrop(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Resize image' })
  const confirm = within(dialog).getByRole('button', { name: 'Valider' })
  await waitFor(() => expect(confirm).toBeEnabled())
  await userEvent.click(confirm)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}
