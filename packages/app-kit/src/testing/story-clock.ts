import { storyTime } from './story-world.ts'

/**
 * Sets the page's clock to `storyTime`, for `beforeEach`. Returns a function that resets the clock.
 */
export function startStoryClock(): () => void {
  const BrowserDate = globalThis.Date
  const shift = storyTime * 1000 - BrowserDate.now()
  globalThis.Date = class extends BrowserDate {
    constructor(value: number | string | Date = BrowserDate.now() + shift) {
      super(value)
    }
    static override now() {
      return BrowserDate.now() + shift
    }
  } as DateConstructor
  return () => {
    globalThis.Date = BrowserDate
  }
}
