import { idleReader, longestHold, readKey } from './key-reader.ts'
import { keyPressOf } from './key-press.ts'
import { isField, rememberField } from './remember-field.ts'
import { replayKey } from './replay-key.ts'

interface ScanListener {
  onScan: (text: string) => void
  /** Returns what the scanner sends for FNC1. */
  separator: () => string
  /** Whether a key may belong to a scan. */
  takes: (event: KeyboardEvent) => boolean
}

/** Added to the timer that releases held keys, in ms: it may fire late, but never early. */
const timerMargin = 10

/**
 * Listens to the whole document for a scanner that types. Elements do not get the keys of a scan,
 * except that a field gets the first two, which a person could have typed; the listener then
 * restores the field's value. Outside of fields, keys are held until it is clear whether they
 * belong to a scan, so a scan neither selects an entry of a list nor triggers a shortcut.
 *
 * @returns a function that stops listening. Keys that are held at that moment still reach the page
 *   once their wait is over.
 */
export function listenForScans({ onScan, separator, takes }: ScanListener): () => void {
  let reader = idleReader
  let held: KeyboardEvent[] = []
  let restoreField = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReplaying = false
  const withheldCodes = new Set<string>()

  /**
   * Withholds both the press and the release of a key from the page, because Space activates a
   * button on release.
   */
  function withhold(event: KeyboardEvent): void {
    stop(event)
    withheldCodes.add(event.code)
  }

  function takeHeld(): KeyboardEvent[] {
    clearTimeout(timer)
    const events = held
    held = []
    return events
  }

  function release(): void {
    const events = takeHeld()
    isReplaying = true
    for (const event of events) {
      withheldCodes.delete(event.code)
      replayKey(event)
    }
    isReplaying = false
  }

  function onKeyDown(event: Event): void {
    // Autofill dispatches `keydown` events that are not keyboard events.
    if (isReplaying || !(event instanceof KeyboardEvent) || !takes(event)) return
    const { activeElement } = document
    const isInField = isField(activeElement)
    const { reader: next, meaning } = readKey(reader, keyPressOf(event), {
      isInField,
      separator: separator(),
    })
    const isStart = next.run.length === 1 && next.run !== reader.run
    reader = next
    if (isStart || meaning === 'typing') release()
    if (isStart) restoreField = rememberField(activeElement)
    if (meaning === 'pending' || meaning === 'typing') return
    withhold(event)
    if (meaning === 'held') {
      held.push(event)
      clearTimeout(timer)
      timer = setTimeout(release, longestHold(reader) + timerMargin)
    } else if (meaning !== 'ignored') {
      takeHeld()
      restoreField()
      onScan(meaning.scan)
    }
  }

  function onKeyUp(event: KeyboardEvent): void {
    if (withheldCodes.delete(event.code)) stop(event)
  }

  /** Withholds characters that the system composes from held keys, such as Alt and digits. */
  function onBeforeInput(event: InputEvent): void {
    if (held.length > 0) stop(event)
  }

  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('keyup', onKeyUp, true)
  document.addEventListener('beforeinput', onBeforeInput, true)
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('keyup', onKeyUp, true)
    document.removeEventListener('beforeinput', onBeforeInput, true)
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
