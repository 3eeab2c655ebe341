import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleSessions } from '../../samples/sample-sessions.ts'
import { Runner } from '../runner.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  localStorage.clear()
  vi.restoreAllMocks()
})

const open = () => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() =>
    root.render(<Runner session={sampleSessions[1]!} startsAtOnce onClose={vi.fn()} />),
  )
  unmount = () => {
    root.unmount()
    element.remove()
  }
}

it('schedules the sounds ahead, up to the next repetitions, and cancels them when the session is paused', async () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  const stop = vi.spyOn(OscillatorNode.prototype, 'stop')
  open()
  // The browser starts the audio clock only after a press on the page.
  await userEvent.click(page.getByRole('button', { name: 'Couper le son' }))
  await expect.poll(() => start.mock.calls.length).toBeGreaterThan(0)
  const times = start.mock.calls.map(([time = 0]) => time)
  // The rest that leads to the repetitions ends 58 seconds after the start.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(50)
  stop.mockClear()
  await userEvent.keyboard(' ')
  await expect
    .poll(() => stop.mock.calls.filter(([time]) => time === undefined).length)
    .toBeGreaterThan(4)
})

it('lets the audio clock run again after an interruption, once the page is visible', () => {
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockResolvedValue()
  const state = vi.spyOn(BaseAudioContext.prototype, 'state', 'get')
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  // The type of the state does not include WebKit's `interrupted` yet.
  state.mockReturnValue('interrupted' as AudioContextState)
  open()
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(resume).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(resume).toHaveBeenCalledTimes(1)
  state.mockReturnValue('running')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(resume).toHaveBeenCalledTimes(1)
})
