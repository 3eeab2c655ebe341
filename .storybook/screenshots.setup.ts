import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

declare const __COMPARE_SCREENSHOTS__: boolean

/** Frames of signatures; other frames tell nothing of their state. */
const previews = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[sandbox]')]

/** The page's pictures and those of the previews' frames. */
const pictures = () =>
  [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
    .flatMap((page) => [...(page?.images ?? [])])
    .filter((image) => image.src !== '')

/** Hides what changes with time (`data-volatile`: passing messages, countdowns); ends transitions. */
function hideVolatile(): () => void {
  const style = document.createElement('style')
  style.textContent =
    '[data-volatile] { visibility: hidden !important; } * { transition: none !important; }'
  document.head.append(style)
  return () => style.remove()
}

/** Compares the mounted story with its baseline, named after the story's id. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!__COMPARE_SCREENSHOTS__ || !storyId || task.result?.state === 'fail') return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await document.fonts.ready
  await vi.waitFor(() => {
    if (
      previews().some(
        (frame) => frame.contentDocument?.documentElement.dataset['scheme'] === undefined,
      )
    )
      throw new Error('A preview is still empty.')
    if (document.querySelector('[data-pending]'))
      throw new Error('Something is still being found out.')
  }, 10_000)
  // A broken picture is drawn as such: the baseline then shows it.
  await Promise.allSettled(pictures().map((image) => image.decode()))
  const showVolatile = hideVolatile()
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId)
  } finally {
    showVolatile()
  }
})
