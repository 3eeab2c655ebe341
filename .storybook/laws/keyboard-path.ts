import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import type { WorkbenchParameters } from '../parameters.ts'

interface StoryFileTask {
  filepath: string
  tasks: { result?: { state?: string } | undefined }[]
}

interface StoryTestContext {
  task: { file: StoryFileTask }
  story?: { parameters: WorkbenchParameters; tags: string[] }
}

const modifiers = ['Alt', 'Control', 'Meta', 'Shift']

const textInputs = 'input:not([type]), input[type="text"], input[type="search"], textarea'

/** Whether a key was pressed on an element of the page, other than to type text. */
function isKeyboardControl({ key, target: eventTarget }: KeyboardEvent): boolean {
  // `instanceof` would fail for an element in a frame, because each frame has its own `Element`
  // class.
  const target = eventTarget as Element
  if (target === target.ownerDocument?.body || !target.matches) return false
  if (key === ' ') return !target.matches(textInputs)
  return key.length > 1 && !modifiers.includes(key)
}

/**
 * Checks that a library story file documents keys if, and only if, a play function presses a key on
 * an element. Skipped when a story of the file failed or did not run.
 */
export function demandKeyboardPath(): void {
  let file: StoryFileTask | undefined
  let keys: WorkbenchParameters['keys']
  let pressed = 0

  // `keyup` fires on the element that has focus by then: after Tab, the newly focused one.
  const count = (event: KeyboardEvent) => {
    if (isKeyboardControl(event)) pressed++
  }

  // Key events in a frame do not reach the page.
  const countInFrame = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement)
      target.contentWindow?.addEventListener('keyup', count, { capture: true })
  }

  beforeEach(() => {
    window.addEventListener('keyup', count, { capture: true })
    document.addEventListener('load', countInFrame, { capture: true })
  })

  afterEach((context) => {
    window.removeEventListener('keyup', count, { capture: true })
    document.removeEventListener('load', countInFrame, { capture: true })
    const { task, story } = context as unknown as StoryTestContext
    file = task.file
    if (!file.filepath.includes('/packages/ui/') || !story?.tags.includes('autodocs')) return
    keys = story.parameters.keys
  })

  afterAll(() => {
    const isWhole = file?.tasks.every(({ result }) => result?.state === 'pass')
    if (!isWhole || !keys) return
    if (keys.length > 0) expect(pressed, 'keys pressed by the plays').toBeGreaterThan(0)
    else expect(pressed, 'keys pressed by the plays, with none documented').toBe(0)
  })
}
