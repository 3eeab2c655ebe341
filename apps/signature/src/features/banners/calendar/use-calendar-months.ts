import { startOfMonth } from '@org/app-kit'
import { breakpoints } from '@org/ui/theme'
import { useState } from 'react'
import type { Stretch } from '../team-schedule.ts'
import { useMediaQuery } from '#shared/use-media-query.ts'

/** The months that a calendar shows. */
export interface CalendarMonths {
  /** All of them together. */
  stretch: Stretch
  /** Each of them, in their order. */
  months: readonly Stretch[]
  /** Turns to earlier or, by a positive number, to later ones. */
  turn: (direction: 1 | -1) => void
  /** Back to the present. */
  reset: () => void
}

const phone = `(max-width: ${breakpoints.tablet - 0.02}px)`

/** Six months from the last one on; on a phone three from the present one on. */
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
