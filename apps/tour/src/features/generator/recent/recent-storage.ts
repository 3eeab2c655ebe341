import { parseTour, serialiseTour, tourIdIn, type TourParameters } from '@org/api/tour'

const key = 'paraphe.tour.recent'

/** How many tours this browser keeps. */
export const maxRecentTours = 12

/** A tour with an id. Tours without an id are not kept. */
export type RecentTour = TourParameters & { tour: string }

/** Returns the stored tours, newest first. Returns none if the browser forbids storage. */
export function readRecent(storage: Pick<Storage, 'getItem'> = localStorage): RecentTour[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((query) => typeof query === 'string')
      .map((query) => parseTour(query))
      .filter((tour): tour is RecentTour => tour.tour !== null)
      .reduceRight<RecentTour[]>((tours, tour) => withRecent(tours, tour), [])
  } catch {
    return []
  }
}

/** Stores these tours, which must be sorted from newest to oldest. */
export function writeRecent(
  tours: readonly RecentTour[],
  storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage,
): void {
  try {
    if (tours.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(tours.map(serialiseTour)))
  } catch {
    // Without storage, the page lists only the current tour.
  }
}

/** Returns the id of a tour, without its start and language, which may change like its style. */
export const idOf = ({ tour }: RecentTour): string => tourIdIn(tour) ?? tour

/** Returns the tours without the one with an id. */
export const withoutRecent = (tours: readonly RecentTour[], id: string): RecentTour[] =>
  tours.filter((tour) => idOf(tour) !== id)

/** Returns the tours with `added` at the start, without the older state of that tour. */
export function withRecent(tours: readonly RecentTour[], added: RecentTour): RecentTour[] {
  return [added, ...withoutRecent(tours, idOf(added))].slice(0, maxRecentTours)
}
