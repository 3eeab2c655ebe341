import { screen, userEvent, waitFor, within } from 'storybook/test'

/** The question before mails are sent. */
export const findQuestion = () =>
  screen.findByRole('dialog', { name: /^(Envoyer la signature à|Relancer|Personne à)/ })

/** Waits for the question that a button asked, and answers it with yes. */
export async function confirmMails(): Promise<void> {
  const question = await findQuestion()
  await userEvent.click(within(question).getByRole('button', { name: /^Envoyer .* emails?$/ }))
  await waitFor(() => {
    if (question.isConnected) throw new Error('The question is still open')
  })
}
