import { localHour } from './local-date.ts'

/** What decides when a centre's daily ordering runs. */
export interface DailyOrdering {
  /** The hour in Europe/Paris from which it runs, 0 to 23; null for never. */
  create_cmd_hour: number | null
  /** The local date of the last run, `YYYY-MM-DD`; null if it never ran. */
  lastDate: string | null
}

/**
 * Returns the local date for which a centre's daily ordering is due; null if it is not. The date is
 * the key that makes a run unique. A day without a run is caught up until midnight and not later. When
 * clocks skip the hour, ordering is due at the next one.
 *
 * @param now seconds since 1970
 */
export function dailyOrderDue(
  { create_cmd_hour: due, lastDate }: DailyOrdering,
  now: number,
): string | null {
  const { date, hour } = localHour(now)
  if (due === null || hour < due) return null
  return lastDate !== null && lastDate >= date ? null : date
}
