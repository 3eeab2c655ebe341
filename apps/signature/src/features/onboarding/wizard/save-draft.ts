import { expect, waitFor } from 'storybook/test'

interface Played {
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }
  userEvent: { click: (element: HTMLElement) => Promise<void> }
}

/** Continues from the employees' step to the summary, and saves the draft. */
export async function saveDraft({ canvas, userEvent }: Played): Promise<void> {
  const next = async () => {
    const button = await canvas.findByRole('button', { name: 'Suivant' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
  }
  await next()
  await canvas.findByRole('heading', { name: 'Tout est prêt' })
  await next()
}
