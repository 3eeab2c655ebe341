import type { StoryWorld } from '@org/app-kit/testing'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Operations that only preview the effect of another operation. */
const looksAhead = /\/(deploy-preview|outdated-signatures)$/

/** Returns the requests that changed something, as `METHOD /path`, in order. */
export function changes(world: StoryWorld): string[] {
  return world.requests
    .filter(({ method, path }) => method !== 'GET' && !looksAhead.test(path))
    .map(({ method, path }) => `${method} ${path}`)
}

/** A play function that only waits until the data is loaded and all signatures are rendered. */
export const waitUntilRendered: NonNullable<StoryObj['play']> = async ({
  canvas,
  canvasElement,
}) => {
  await waitFor(async () => {
    await expect(canvasElement.querySelector('main')).not.toBeEmptyDOMElement()
    await expect(canvas.queryByLabelText('Chargement…')).toBeNull()
    for (const { contentDocument } of canvasElement.querySelectorAll('iframe')) {
      await expect(contentDocument?.documentElement).toHaveAttribute('data-scheme')
    }
  })
}

/**
 * Finds the dialog that asks for confirmation when saving would make installed signatures outdated.
 */
export const findOutdatedQuestion = () =>
  screen.findByRole('alertdialog', { name: /anciennes? versions?\. Enregistrer \?$/ })

/** Confirms a save that makes installed signatures outdated. */
export async function confirmOutdated(): Promise<void> {
  const question = await findOutdatedQuestion()
  await userEvent.click(within(question).getByRole('button', { name: 'Yes' }))
}
