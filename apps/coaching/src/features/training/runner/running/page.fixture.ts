import { vi } from 'vitest'

/** Fakes the clocks, timers and visibility of the page until `restore` is called. */
export function fakePage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  let isHidden = false
  const hidden = vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  const setHidden = (next: boolean) => {
    isHidden = next
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    hide: () => setHidden(true),
    show: () => setHidden(false),
    /** Lets time pass. */
    wait: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    /**
     * Lets time pass without running a timer, as in a page that the device suspends or throttles.
     */
    freeze: (seconds: number) => {
      const now = performance.now() + seconds * 1000
      vi.spyOn(performance, 'now').mockImplementation(() => now)
    },
    /** Changes only the system clock: no timer runs, and the monotonic clock stays the same. */
    changeSystemClock: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    restore: () => {
      hidden.mockRestore()
      vi.restoreAllMocks()
      vi.useRealTimers()
    },
  }
}

export type FakePage = ReturnType<typeof fakePage>
