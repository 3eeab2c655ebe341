import { localHour } from './local-date.ts'

/** The data that decides when a centre's daily ordering runs. */
export interface DailyOrdering {
  /** The hour in Europe/Paris from which it is due, 0 to 23; null for never. */
  create_cmd_hour: number | null
  /** The local date of the last run, `YYYY-MM-DD`; null if it never ran. */
  lastDate: string | null
}

/**
 * Returns the local date for which a centre's daily ordering is due; null if it is not. The date
 * identifies the run, so that each day has only one. A missed run is due until midnight, but not on
 * later days. When the clock skips the hour, ordering is due at the next hour.
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
