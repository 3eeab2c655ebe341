import { startOfMonth } from '@org/app-kit'
import { breakpoints } from '@org/ui/theme'
import { useState } from 'react'
import type { Stretch } from '../team-schedule.ts'
import { useMediaQuery } from '#shared/use-media-query.ts'

/** The months shown by a calendar. */
export interface CalendarMonths {
  /** The whole period shown. */
  stretch: Stretch
  /** Each month, in order. */
  months: readonly Stretch[]
  /** Moves to earlier (-1) or later (1) months, by half the number of months shown, rounded up. */
  turn: (direction: 1 | -1) => void
  /** Returns to today. */
  reset: () => void
}

const phone = `(max-width: ${breakpoints.tablet - 0.02}px)`

/**
 * Returns the months to show: six months starting with the previous one or, on a phone, three
 * months starting with the current one.
 */
export function useCalendarMonths(now: number): CalendarMonths {
  const isPhone = useMediaQuery(phone)
  const [offset, setOffset] = useState(0)
  const count = isPhone ? 3 : 6
  const first = offset - (isPhone ? 0 : 1)
  const months = Array.from({ length: count }, (_, index) => ({
    start: startOfMonth(now, first + index),
    end: startOfMonth(now, first + index + 1),
  }))
  return {
    stretch: { start: startOfMonth(now, first), end: startOfMonth(now, first + count) },
    months,
    turn: (direction) => setOffset(offset + direction * Math.ceil(count / 2)),
    reset: () => setOffset(0),
  }
}
