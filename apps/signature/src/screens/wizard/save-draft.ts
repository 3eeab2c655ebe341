interface Played {
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }
  userEvent: { click: (element: HTMLElement) => Promise<void> }
}

/** Goes from the employees to what will be saved, and saves it. */
export async function saveDraft({ canvas, userEvent }: Played): Promise<void> {
  const next = () => canvas.findByRole('button', { name: 'Suivant' })
  await userEvent.click(await next())
  await canvas.findByRole('heading', { name: 'Tout est prêt' })
  await userEvent.click(await next())
}
