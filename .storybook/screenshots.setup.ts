import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

declare const __COMPARE_SCREENSHOTS__: boolean

/** Compares the mounted story with its baseline, named after the story's id. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!__COMPARE_SCREENSHOTS__ || !storyId || task.result?.state === 'fail') return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await document.fonts.ready
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId)
})
