import { enter, keysOf } from '#shared/scanner/keyboards.fixture.ts'

/** Types a text as a scanner does, at once. */
export function scanCode(text: string): void {
  for (const { key, code, ctrlKey, shiftKey } of [
    ...keysOf(text, { scanner: 'us', page: 'us' }),
    enter,
  ]) {
    const init = { key, code, ctrlKey, shiftKey, bubbles: true, cancelable: true }
    for (const type of ['keydown', 'keyup']) {
      const place = document.activeElement ?? document.body
      place.dispatchEvent(new KeyboardEvent(type, init))
    }
  }
}
