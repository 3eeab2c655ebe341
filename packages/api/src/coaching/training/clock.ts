/** The times of a page's clocks at one moment, in ms. */
export interface ClockReading {
  /** A clock that never jumps, but may stand still while the device sleeps: `performance.now()`. */
  monotonic: number
  /** The system's time, which people and time servers change: `Date.now()`. */
  wall: number
  /** Whether the page was hidden at any time since the previous reading. */
  wasHidden: boolean
}

/** A clock that counts the time since a training began. */
export interface TrainingClock {
  /** The time since the training began, in ms. */
  now: number
  last: ClockReading
}

export const startTrainingClock = (reading: ClockReading): TrainingClock => ({
  now: 0,
  last: reading,
})

/**
 * How much further than the monotonic clock the system's time must advance between two readings, in
 * ms, for the device to count as having slept. Smaller differences come from time servers or from
 * rounding; if they were counted, they would add up over many readings.
 */
const shortestSleep = 200

/**
 * Advances a training's time to a reading, normally by the time that passed on the monotonic clock.
 * If the system's time ran ahead while the page was hidden, the device slept, and the system's time
 * is used instead. While the page is visible, the device cannot sleep, so a jump of the system's
 * time is only a change of the system clock.
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
