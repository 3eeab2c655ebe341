import { ApiError } from '@org/api/client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { TrainingSession } from '../detail/training-session.tsx'
import { videoSession } from '../runner/video-session.fixture.ts'
import { noticeTime } from './use-fresh-url.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/**
 * Starts a session in which the second video fails to load. Loading the session again fails with an
 * error of the given type.
 */
function train(type: string) {
  const load = vi.fn(() =>
    Promise.reject<typeof videoSession>(new ApiError({ type, code: 0, message: type }, 404)),
  )
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() => root.render(<TrainingSession session={videoSession} load={load} opensRunner />))
  unmount = () => {
    root.unmount()
    element.remove()
  }
  flushSync(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Commencer')
      ?.click(),
  )
  return load
}

const notice = () => document.querySelector('section > output:last-of-type')?.textContent

it('says in the runner for a few seconds that the session is no longer shared', async () => {
  const timeout = vi.spyOn(window, 'setTimeout')
  train('NOT_FOUND')
  await expect.poll(notice).toContain('Cette séance n’est plus partagée')
  const ends = () => timeout.mock.calls.filter(([, wait]) => wait === noticeTime)
  await expect.poll(() => ends().length).toBe(1)
  flushSync(ends()[0]?.[0] as () => void)
  expect(notice()).toBe('')
})

it('does not say that the session is gone when only the network is missing', async () => {
  const load = train('NETWORK')
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => document.querySelectorAll('video').length).toBe(1)
  expect(notice()).toBe('')
})
