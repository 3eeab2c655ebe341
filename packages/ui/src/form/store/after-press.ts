/**
 * Callbacks to run once the pressed pointer is released, by document; null while no pointer is
 * pressed.
 */
const waiting = new WeakMap<Document, (() => void)[] | null>()

/** Tracks the pointer presses in a document, which `afterPress` needs to know. */
export function followPresses(document: Document): void {
  if (waiting.has(document)) return
  waiting.set(document, null)
  const press = ({ button }: MouseEvent) => {
    if (button === 0 && !waiting.get(document)) waiting.set(document, [])
  }
  const release = () => {
    const runs = waiting.get(document)
    if (!runs) return
    waiting.set(document, null)
    // The click event comes after the release, so the callbacks run in a later task.
    for (const run of runs) setTimeout(run)
  }
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('pointerup', release, true)
  // After a touch, the browser also reports a mouse press, which moves the focus.
  document.addEventListener('mousedown', press, true)
  document.addEventListener('mouseup', release, true)
  document.addEventListener('pointercancel', release, true)
  // A release outside the window may go unreported; the next key press then ends the press.
  document.addEventListener('keydown', release, true)
}

/**
 * Runs the callback at once or, while a pointer is pressed in the document, after the click that
 * follows. A message that appeared during a press would move the pressed button away from the
 * pointer, and the click would be lost.
 */
export function afterPress(document: Document | undefined, run: () => void): void {
  const runs = document && waiting.get(document)
  if (runs) runs.push(run)
  else run()
}
