import { parseTour, serialiseTour, type TourParameters } from '@org/api/tour'

const key = 'paraphe.tour.recent'

/** How many tours this browser keeps. */
export const maxRecentTours = 12

/** A tour whose id is known, since only such tours are kept. */
export type RecentTour = TourParameters & { tour: string }

/** Returns the kept tours, the newest first. A browser that forbids storage keeps none. */
export function readRecent(storage: Pick<Storage, 'getItem'> = localStorage): RecentTour[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((query) => typeof query === 'string')
      .map((query) => parseTour(query))
      .filter((tour): tour is RecentTour => tour.tour !== null)
      .slice(0, maxRecentTours)
  } catch {
    return []
  }
}

/** Keeps these tours, the newest first. */
export function writeRecent(
  tours: readonly RecentTour[],
  storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage,
): void {
  try {
    if (tours.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(tours.map(serialiseTour)))
  } catch {
    // Without storage the list lasts until the page closes.
  }
}

/** Returns the tours with one more at the start, replacing an older state of the same tour. */
export function withRecent(tours: readonly RecentTour[], added: RecentTour): RecentTour[] {
  const others = tours.filter(({ tour }) => tour !== added.tour)
  return [added, ...others].slice(0, maxRecentTours)
}
