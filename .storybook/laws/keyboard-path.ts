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

/** Whether a key was pressed on something of the page, other than to type a text. */
function isOnTheWay({ key, target: pressedOn }: KeyboardEvent): boolean {
  // By its class it would not be known: a frame has classes of its own.
  const target = pressedOn as Element
  if (target === target.ownerDocument?.body || !target.matches) return false
  if (key === ' ') return !target.matches(textInputs)
  return key.length > 1 && !modifiers.includes(key)
}

/**
 * Fails a stories file of the library that says which keys its component knows, where in none of its
 * plays a key comes to anything; and one that says it knows none, where in one of them a key does.
 * Runs that leave stories out are not judged.
 */
export function demandKeyboardPath(): void {
  let file: StoryFileTask | undefined
  let keys: WorkbenchParameters['keys']
  let pressed = 0

  // The release comes to what has the focus then: after Tab, to where it has led.
  const count = (event: KeyboardEvent) => {
    if (isOnTheWay(event)) pressed++
  }

  // Keys that are pressed in a frame stay in it.
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
    if (keys.length > 0) expect(pressed, 'keys that the plays press').toBeGreaterThan(0)
    else expect(pressed, 'keys that the plays of one without keys press').toBe(0)
  })
}
