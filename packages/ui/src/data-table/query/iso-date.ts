/** The parts of a date, in the order in which ISO 8601 writes them. */
const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

/** Creating a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      ...Object.fromEntries(parts.map((part) => [part, 'numeric'])),
    })
  formats.set(timeZone, format)
  return format
}

/** Returns the parts of a valid date in a time zone, by default the user's. */
function partsOf(date: Date, timeZone: string | undefined): number[] {
  if (timeZone === undefined)
    return [
      date.getFullYear(),
      date.getMonth() + 1,
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ]
  const written = formatOf(timeZone).formatToParts(date)
  return parts.map((part) => Number(written.find(({ type }) => type === part)?.value))
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * Formats a date's day as ISO 8601 in a time zone, by default the user's; empty for an invalid date.
 */
export function isoDate(date: Date, timeZone?: string): string {
  if (Number.isNaN(date.getTime())) return ''
  return partsOf(date, timeZone).slice(0, 3).map(two).join('-')
}

/** Formats a date like `isoDate`, followed by the time unless that is midnight. */
export function isoDateTime(date: Date, timeZone?: string): string {
  if (Number.isNaN(date.getTime())) return ''
  const [year, month, day, ...time] = partsOf(date, timeZone).map(two)
  const clock = time.join(':')
  return `${year}-${month}-${day}${clock === '00:00:00' ? '' : ` ${clock}`}`
}

/**
 * Returns when the day `plusDays` after an ISO date starts in a time zone, by default the user's, in
 * seconds since 1970.
 */
export function dayStart(day: string, plusDays: number, timeZone?: string): number {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  if (timeZone === undefined) return new Date(year, month - 1, date + plusDays).getTime() / 1000
  const asUtc = Date.UTC(year, month - 1, date + plusDays)
  if (Number.isNaN(asUtc)) return NaN
  let start = asUtc
  // The second round uses the offset of the day's start, which differs when clocks change.
  for (let round = 0; round < 2; round++) {
    const [y = 0, m = 0, ...rest] = partsOf(new Date(start), timeZone)
    const [d = 0, hours = 0, minutes = 0, seconds = 0] = rest
    start -= Date.UTC(y, m - 1, d, hours, minutes, seconds) - asUtc
  }
  return start / 1000
}
