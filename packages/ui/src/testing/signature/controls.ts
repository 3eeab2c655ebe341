import { expect, fireEvent, screen, userEvent, within } from 'storybook/test'

/** Moves a slider by dispatching an event on its input, and checks the value. */
export async function slide(root: HTMLElement, name: string, value: number): Promise<void> {
  const slider = within(root).getByRole('slider', { name })
  await fireEvent.change(slider, { target: { value: String(value) } })
  await expect(slider).toHaveValue(String(value))
}

/** Returns the minimum and the maximum of a slider. */
export function bounds(root: HTMLElement, name: string): [string | null, string | null] {
  const slider = within(root).getByRole('slider', { name })
  return [slider.getAttribute('min'), slider.getAttribute('max')]
}

/** Opens a list by its field's label and selects an option. */
export async function choose(root: HTMLElement, field: RegExp, option: string): Promise<void> {
  await userEvent.click(within(root).getByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
