const paris = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The date and hour that a clock in Paris shows. */
export interface LocalHour {
  /** `YYYY-MM-DD`, so that dates can be compared as strings. */
  date: string
  /** 0 to 23. */
  hour: number
}

/**
 * Returns the date and the hour in Europe/Paris.
 *
 * @param now seconds since 1970
 */
export function localHour(now: number): LocalHour {
  const parts = new Map(
    paris.formatToParts(now * 1000).map(({ type, value }) => [type, value] as const),
  )
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  }
}
