import { screen, userEvent, waitFor, within } from 'storybook/test'

/** Finds the confirmation dialog that is shown before mails are sent. */
export const findQuestion = () =>
  screen.findByRole('dialog', { name: /^(Envoyer la signature à|Relancer|Personne à)/ })

/** Waits for the confirmation dialog that a button opens, and confirms it. */
export async function confirmMails(): Promise<void> {
  const question = await findQuestion()
  await userEvent.click(within(question).getByRole('button', { name: /^Envoyer .* emails?$/ }))
  await waitFor(() => {
    if (question.isConnected) throw new Error('The question is still open')
  })
}

/** Finds the frame with the mail in the confirmation dialog. */
export const frameOf = (question: HTMLElement) =>
  within(question).getByTitle<HTMLIFrameElement>(/^L’email que recevra/)

/** Replaces the server's address in the mail for the screenshots, since it differs between runs. */
export function steadyAddress(question: HTMLElement) {
  const inner = frameOf(question).contentDocument
  if (!inner) throw new Error('no mail')
  const texts = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const text = currentNode.nodeValue ?? ''
    if (text.includes(location.origin))
      currentNode.nodeValue = text.replaceAll(location.origin, 'https://paraphe.example')
  }
}
