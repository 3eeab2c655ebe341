import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { demandKeyboardPath } from './laws/keyboard-path.ts'
import type { Variant, WorkbenchParameters } from './parameters.ts'
import { expectAccessible } from './screenshots/accessible.ts'
import { isPictured } from './screenshots/pictured.ts'
import {
  growToPage,
  hideFocus,
  hideVolatile,
  leave,
  settle,
  settleMotion,
  stopAnimations,
  takePointer,
  stopTransitions,
} from './screenshots/settle.ts'
import { expectStill, variants } from './screenshots/variants.ts'

declare const __COMPARE_SCREENSHOTS__: boolean

interface StoryTestContext {
  task: {
    file: { filepath: string }
    meta: { storyId?: string; reports?: unknown }
    result?: { state?: string } | undefined
  }
  story?: { parameters: WorkbenchParameters }
}

// Without a test id the page would be located by its text, which live regions change.
const wholePage = 'whole-page'
document.body.dataset['testid'] = wholePage

/**
 * Compares the whole page with its baseline, which is named after the story and the variant. Does
 * nothing if another page's picture stands for it.
 */
async function compare(
  storyId: string,
  kept: WorkbenchParameters,
  variant?: Variant,
): Promise<void> {
  if (!isPictured(storyId, variant)) return
  await settle()
  // A dialog may have moved focus in the meantime, which would show a focus ring and a tooltip.
  await leave(kept)
  const showVolatile = hideVolatile()
  const showFocus = kept.keepsFocus ? undefined : hideFocus()
  const shrink = await growToPage()
  const startAnimations = stopAnimations()
  try {
    await expect(page.getByTestId(wholePage)).toMatchScreenshot(
      variant ? `${storyId}--${variant}` : storyId,
    )
  } finally {
    startAnimations()
    await shrink()
    showFocus?.()
    showVolatile()
  }
}

/**
 * Whether the story belongs to the library, where a story with an endless animation must have the
 * motion variant.
 */
const isOfLibrary = ({ file }: StoryTestContext['task']) =>
  file.filepath.includes('/packages/ui/src/')

demandKeyboardPath()

beforeEach(() => {
  // Otherwise a story would find what the previous one stored.
  localStorage.clear()
  sessionStorage.clear()
  // Hides the focus ring, which would otherwise depend on which story ran before.
  takePointer()
})

/**
 * Drops the results of axe, 60 MB in a run of all stories: only Storybook's interface reads them.
 */
afterEach((context) => {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return
  delete (context as unknown as StoryTestContext).task.meta.reports
})

/** Compares the mounted story, then checks each variant with axe and compares it. */
afterEach(async (context) => {
  const { task, story } = context as unknown as StoryTestContext
  const { storyId } = task.meta
  if (!__COMPARE_SCREENSHOTS__ || !storyId || !story || task.result?.state === 'fail') return
  const { parameters } = story
  await leave(parameters)
  await settleMotion()
  const startTransitions = stopTransitions()
  // Every variant is checked even if another one fails, so that one run reports all differences and
  // writes all new screenshots.
  const errors: unknown[] = []
  const collect = (error: unknown) => void errors.push(error)
  try {
    await compare(storyId, parameters).catch(collect)
    const looks = parameters.variants ?? []
    if (isOfLibrary(task) && !looks.includes('motion')) await expectStill()
    for (const name of looks) {
      const { enter, rules } = variants[name]
      const leave = await enter()
      try {
        await settle()
        await expectAccessible(`${storyId}, ${name}`, rules).catch(collect)
        await compare(storyId, parameters, name).catch(collect)
      } finally {
        await leave()
      }
    }
  } catch (error) {
    collect(error)
  } finally {
    startTransitions()
  }
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('\n'))
  if (errors.length === 1) throw errors[0]
})
