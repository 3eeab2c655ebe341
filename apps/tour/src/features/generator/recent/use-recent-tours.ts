import type { TourParameters } from '@org/api/tour'
import { useEffect, useState } from 'react'
import {
  readRecent,
  type RecentTour,
  withoutRecent,
  withRecent,
  writeRecent,
} from './recent-storage.ts'

/** Delay before an edited tour is saved as recent, in ms. */
const delayMilliseconds = 1000

const isComplete = (tour: TourParameters): tour is RecentTour => tour.tour !== null

/** Returns the tours that this browser keeps, and adds the current one to them. */
export function useRecentTours(current: TourParameters) {
  const [tours, setTours] = useState(() => readRecent())

  const keep = (next: RecentTour[]) => {
    writeRecent(next)
    setTours(next)
  }

  useEffect(() => {
    if (!isComplete(current)) return
    const timer = setTimeout(() => {
      // Reads the stored tours again, because another tab may have added tours in the meantime.
      const next = withRecent(readRecent(), current)
      writeRecent(next)
      setTours(next)
    }, delayMilliseconds)
    return () => clearTimeout(timer)
  }, [current])

  return {
    tours,
    remove: (id: string) => keep(withoutRecent(readRecent(), id)),
    clear: () => keep([]),
  }
}
