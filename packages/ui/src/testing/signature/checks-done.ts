import { waitFor } from 'storybook/test'
import type { within } from 'storybook/test'

/**
 * Waits for the checks of the displayed signature, and returns the button that shows their result.
 */
export async function checksDone(
  canvas: Pick<ReturnType<typeof within>, 'getByText'>,
): Promise<HTMLElement> {
  return await waitFor(
    () => canvas.getByText(/remarque|Rien à signaler|remark|Nothing to report/),
    { timeout: 15_000 },
  )
}
