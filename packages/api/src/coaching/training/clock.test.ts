import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClockReading, readTrainingClock, startTrainingClock } from './clock.ts'

const minute = 60_000
const start: ClockReading = { monotonic: 5000, wall: 1_800_000_000_000, wasHidden: false }

/** Returns the training's time after the two clocks advanced by these times. */
const after = (monotonic: number, wall: number, wasHidden = false) =>
  readTrainingClock(startTrainingClock(start), {
    monotonic: start.monotonic + monotonic,
    wall: start.wall + wall,
    wasHidden,
  }).now

describe('readTrainingClock', () => {
  it('counts the time that passes, even while the page is hidden', () => {
    expect(after(1000, 1000)).toBe(1000)
    expect(after(25 * minute, 25 * minute, true)).toBe(25 * minute)
  })

  it('counts a sleep, during which the monotonic clock stands still', () => {
    expect(after(200, 10 * minute, true)).toBe(10 * minute)
  })

  it('ignores a change of the system clock while the page is visible, and a backward change while it is hidden', () => {
    expect(after(1000, 60 * minute)).toBe(1000)
    expect(after(1000, -60 * minute)).toBe(1000)
    expect(after(minute, -60 * minute, true)).toBe(minute)
  })

  it('does not accumulate the rounding of the system clock in a hidden page', () => {
    const readings = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 500 })
    fc.assert(
      fc.property(readings, (pauses) => {
        let clock = startTrainingClock(start)
        let passed = 0
        for (const tenths of pauses) {
          passed += tenths / 10
          clock = readTrainingClock(clock, {
            monotonic: start.monotonic + passed,
            wall: start.wall + Math.floor(passed + 0.3),
            wasHidden: true,
          })
        }
        expect(clock.now).toBeCloseTo(passed, 3)
      }),
    )
  })

  it('never runs backwards', () => {
    const reading = fc.record({
      monotonic: fc.integer({ min: -1000, max: 1000 }),
      wall: fc.integer(),
      wasHidden: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(reading), (readings) => {
        let clock = startTrainingClock(start)
        for (const next of readings) {
          const before = clock.now
          clock = readTrainingClock(clock, next)
          expect(clock.now).toBeGreaterThanOrEqual(before)
        }
      }),
    )
  })
})
