import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSnackbarQueue, type SnackbarQueue } from './snackbar-queue.ts'

const texts = (queue: SnackbarQueue) => queue.visible().map((snack) => snack.text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[3.9.15] shows at most two messages and lets the others wait', () => {
  const queue = createSnackbarQueue()
  for (const text of ['un', 'deux', 'trois']) queue.add(text)
  expect(texts(queue)).toEqual(['un', 'deux'])
})

it('[3.9.16] removes a message after 1500 ms', () => {
  const queue = createSnackbarQueue()
  queue.add('Saved')
  vi.advanceTimersByTime(1499)
  expect(texts(queue)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(queue)).toEqual([])
})

it('shows a waiting message for its full time', () => {
  const queue = createSnackbarQueue()
  for (const text of ['un', 'deux', 'trois']) queue.add(text)
  vi.advanceTimersByTime(1500)
  expect(texts(queue)).toEqual(['trois'])
  vi.advanceTimersByTime(1499)
  expect(texts(queue)).toEqual(['trois'])
  vi.advanceTimersByTime(1)
  expect(texts(queue)).toEqual([])
})

it('keeps all messages while paused, including those added meanwhile', () => {
  const queue = createSnackbarQueue()
  queue.add('un')
  queue.pause()
  queue.add('deux')
  vi.advanceTimersByTime(10_000)
  expect(texts(queue)).toEqual(['un', 'deux'])
  queue.resume()
  vi.advanceTimersByTime(1500)
  expect(texts(queue)).toEqual([])
})

it('removes one message early, and notifies listeners until they unsubscribe', () => {
  const queue = createSnackbarQueue()
  const id = queue.add('Saving...')
  const listener = vi.fn()
  const stop = queue.subscribe(listener)
  queue.remove(id)
  expect(texts(queue)).toEqual([])
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  queue.add('Saved')
  expect(listener).toHaveBeenCalledTimes(1)
})

it('keeps an error until it is dismissed', () => {
  const queue = createSnackbarQueue()
  const id = queue.add('Not saved', 'danger')
  queue.add('Copied', 'success')
  vi.advanceTimersByTime(1500)
  expect(texts(queue)).toEqual(['Not saved'])
  queue.pause()
  queue.resume()
  vi.advanceTimersByTime(60_000)
  expect(texts(queue)).toEqual(['Not saved'])
  queue.remove(id)
  expect(texts(queue)).toEqual([])
})

it('always leaves space for a message that is not an error', () => {
  const queue = createSnackbarQueue()
  const first = queue.add('Not saved', 'danger')
  queue.add('Not deleted', 'danger')
  queue.add('Copied')
  expect(texts(queue)).toEqual(['Not saved', 'Copied'])
  vi.advanceTimersByTime(1500)
  expect(texts(queue)).toEqual(['Not saved'])
  queue.remove(first)
  expect(texts(queue)).toEqual(['Not deleted'])
})

it('replaces a repeated error with a new message, so that it is announced again', () => {
  const queue = createSnackbarQueue()
  const first = queue.add('Not saved', 'danger')
  const second = queue.add('Not saved', 'danger')
  expect(queue.visible()).toEqual([{ id: second, text: 'Not saved', tone: 'danger' }])
  queue.remove(first)
  expect(texts(queue)).toEqual(['Not saved'])
  queue.remove(second)
  expect(texts(queue)).toEqual([])
})

it('returns the same array while nothing changes', () => {
  const queue = createSnackbarQueue()
  queue.add('un')
  expect(queue.visible()).toBe(queue.visible())
})
