import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishSteps, useFinishTimer } from './use-finish-timer.ts'

const element = document.createElement('div')
const onEnd = vi.fn()
let unmount: () => void

function Countdown() {
  return useFinishTimer(onEnd).toFixed(1)
}

/** Returns the value rendered after that many more milliseconds. */
function leftAfter(milliseconds: number): number {
  flushSync(() => vi.advanceTimersByTime(milliseconds))
  return Number(element.textContent)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onEnd.mockClear()
  const root = createRoot(element)
  flushSync(() => root.render(<Countdown />))
  unmount = () => root.unmount()
})

afterEach(() => {
  unmount()
  vi.useRealTimers()
})

it('[1.4.25] [1.9.08] counts from three to zero in 1000 ms, updates every 200 ms, and ends once', () => {
  expect(finishSteps).toBe(3)
  expect(leftAfter(0)).toBe(3)
  expect(leftAfter(199)).toBe(3)
  expect(leftAfter(1)).toBe(2.4)
  expect([200, 200, 200].map(leftAfter)).toEqual([1.8, 1.2, 0.6])
  expect(leftAfter(199)).toBe(0.6)
  expect(onEnd).not.toHaveBeenCalled()
  expect(leftAfter(1)).toBe(0)
  expect(onEnd).toHaveBeenCalledTimes(1)
  leftAfter(5000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('does not call back after the user has left the page', () => {
  leftAfter(800)
  unmount()
  vi.advanceTimersByTime(5000)
  expect(onEnd).not.toHaveBeenCalled()
})
