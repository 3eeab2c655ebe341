import { sessionSteps } from '@org/api/coaching'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleSessions } from '../../samples/sample-sessions.ts'
import { fakePage, type FakePage } from './page.fixture.ts'
import { createRunning, type Running } from './running.ts'

const minutes = 60

let page: FakePage
let running: Running
let disconnect: () => void

const start = (sample: 0 | 1) => {
  running = createRunning(sessionSteps(sampleSessions[sample]!))
  disconnect = running.connect()
  running.start()
}

beforeEach(() => {
  page = fakePage()
})
afterEach(() => {
  disconnect()
  page.restore()
})

const index = () => running.getMoment()?.state.index
const isPaused = () => running.getMoment()?.state.pausedAt !== null

it('moves to the next step by itself, and notifies listeners each time the shown second changes', () => {
  start(0)
  let changes = 0
  running.subscribe(() => {
    changes += 1
  })
  page.wait(2.5)
  expect([index(), changes]).toEqual([0, 2])
  page.wait(0.5)
  expect([index(), changes]).toEqual([1, 3])
})

it('is up to date as soon as a hidden page with suspended timers is shown again', () => {
  start(0)
  page.wait(3)
  page.hide()
  page.freeze(40 + 5)
  page.show()
  expect(running.getMoment()).toMatchObject({ state: { index: 2 }, now: 48_000 })
})

it('catches up after a locked phone slept, and waits at the first exercise that counts repetitions', () => {
  start(1)
  page.wait(3)
  page.hide()
  page.changeSystemClock(20 * minutes)
  page.show()
  // The countdown, the jumping jacks and the rest are over; the squats wait for the user.
  expect(running.getMoment()).toMatchObject({ state: { index: 3, startedAt: 58_000 } })
})

it('begins no exercise while the page is hidden, whether its timers run or not', () => {
  start(0)
  page.hide()
  page.wait(60)
  expect(index()).toBe(1)
  expect(running.getMoment()?.state).toMatchObject({ done: [], pausedAt: 3000 })
  page.show()
  running.act('tap')
  page.wait(40)
  expect(index()).toBe(2)
  page.hide()
  page.freeze(60)
  page.show()
  expect([index(), isPaused()]).toEqual([3, true])
})

it('ignores a change of the system clock', () => {
  start(0)
  page.wait(1)
  page.changeSystemClock(60 * minutes)
  page.wait(1)
  page.changeSystemClock(-120 * minutes)
  page.wait(0.999)
  expect(index()).toBe(0)
  page.wait(0.001)
  expect(index()).toBe(1)
})

it('stays at the same step during a pause, and continues after it', () => {
  start(0)
  running.act('tap')
  expect(isPaused()).toBe(true)
  page.wait(10 * minutes)
  expect(index()).toBe(0)
  running.act('tap')
  page.wait(3)
  expect(index()).toBe(1)
})

it('does nothing before the start and after it is disconnected', () => {
  start(0)
  disconnect()
  page.wait(10)
  expect(index()).toBe(0)
  const idle = createRunning([])
  idle.act('tap')
  idle.update()
  expect(idle.getMoment()).toBeNull()
})
