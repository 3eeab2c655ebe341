import { screen, userEvent } from 'storybook/test'

/**
 * Moves an item of a sortable list by its handle, using only the keyboard. Every step waits for its
 * announcement, as a screen reader user would.
 */
export async function moveByKeys(handle: HTMLElement, by: number): Promise<void> {
  const label = handle.getAttribute('aria-label')?.replace('Déplacer ', '') ?? ''
  handle.focus()
  await userEvent.keyboard(' ')
  const grabbed = await screen.findByText((text) => text.startsWith(`${label} saisi, position `))
  let position = Number(/position (\d+)/.exec(grabbed.textContent)?.[1])
  for (let left = Math.abs(by); left > 0; left -= 1) {
    position += Math.sign(by)
    await userEvent.keyboard(by < 0 ? '{ArrowUp}' : '{ArrowDown}')
    await announced(`${label} en position ${position} sur `)
  }
  await userEvent.keyboard(' ')
  await announced(`${label} déposé en position ${position} sur `)
}

const announced = (beginning: string) => screen.findByText((text) => text.startsWith(beginning))
