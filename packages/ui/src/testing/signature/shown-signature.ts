import { waitFor } from 'storybook/test'

const previewOf = (root: HTMLElement) =>
  root.querySelector<HTMLIFrameElement>('iframe:not([inert])')?.contentDocument

/**
 * Waits until the story's preview has rendered. With the mock server, the preview's frame first
 * loads a page.
 */
export async function previewRendered(root: HTMLElement): Promise<void> {
  await waitFor(
    () => {
      if (!previewOf(root)?.documentElement?.dataset['scheme']) {
        throw new Error('The signature preview is not rendered yet.')
      }
    },
    { timeout: 10_000 },
  )
}

/** Returns the document of a story's first visible signature preview. */
export function shownSignature(root: HTMLElement): HTMLElement {
  const body = previewOf(root)?.body
  if (!body) throw new Error('The story shows no signature preview.')
  return body
}

/** Finds an image of the displayed signature, by its alternative text or the end of its address. */
export function shownPicture(root: HTMLElement, name: string): HTMLImageElement | null {
  const pictures = [...shownSignature(root).querySelectorAll('img')]
  return pictures.find(({ alt, src }) => alt === name || src.endsWith(name)) ?? null
}

/** Returns the given strings that occur in the signature, in order of appearance. */
export function shownOrder(root: HTMLElement, words: readonly string[]): string[] {
  const text = shownSignature(root).textContent
  return words
    .filter((word) => text.includes(word))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
}
