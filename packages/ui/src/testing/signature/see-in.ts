import { screen, userEvent } from 'storybook/test'

/** Selects the mail client that the preview emulates. */
export async function seeIn(client: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /Messagerie|Mail program/ }))
  const options = await screen.findAllByRole('option')
  const option = options.find(({ textContent }) => textContent.endsWith(` ${client}`))
  if (!option) throw new Error(`The list has no option ${client}.`)
  await userEvent.click(option)
}
