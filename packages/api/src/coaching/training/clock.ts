/** What the clocks of a page show at one moment, in ms. */
export interface ClockReading {
  /** A clock that never jumps, but may stand still while the device sleeps: `performance.now()`. */
  monotonic: number
  /** The system's time, which people and time servers change: `Date.now()`. */
  wall: number
  /** Whether the page was hidden at any time since the previous reading. */
  wasHidden: boolean
}

/** The time since a training began. */
export interface TrainingClock {
  /** In ms. */
  now: number
  last: ClockReading
}

export const startTrainingClock = (reading: ClockReading): TrainingClock => ({
  now: 0,
  last: reading,
})

/**
 * By how much the system's time runs ahead at least when the device slept, in ms. Smaller differences come
 * from rounding, which would add up with each reading, and from time servers.
 */
const shortestSleep = 200

/**
 * Moves a training's time forward to a reading. The monotonic clock counts. The system's time counts
 * only where it shows that the device slept: when it ran ahead while the page was hidden. A visible
 * page cannot have slept, so there a jump is a change of the system clock.
 */
export function readTrainingClock(
  { now, last }: TrainingClock,
  reading: ClockReading,
): TrainingClock {
  const passed = Math.max(0, reading.monotonic - last.monotonic)
  const onTheWall = reading.wall - last.wall
  const hasSlept = reading.wasHidden && onTheWall > passed + shortestSleep
  return { now: now + (hasSlept ? onTheWall : passed), last: reading }
}
