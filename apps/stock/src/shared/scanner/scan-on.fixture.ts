import { enter, type Keyboard, keysOf } from './keyboards.fixture.ts'

/** Types a text as fast as a scanner, on a page with this keyboard layout. */
export function scanOn(page: Keyboard, text: string): void {
  for (const { key, code, ctrlKey, shiftKey } of [
    ...keysOf(text, { scanner: 'us', page }),
    enter,
  ]) {
    const init = { key, code, ctrlKey, shiftKey, bubbles: true, cancelable: true }
    for (const type of ['keydown', 'keyup']) {
      const place = document.activeElement ?? document.body
      place.dispatchEvent(new KeyboardEvent(type, init))
    }
  }
}
