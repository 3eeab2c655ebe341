const two = (part: number) => String(part).padStart(2, '0')

/** Formats a date's day as ISO 8601 in the user's time zone; empty for an invalid date. */
export function isoDate(date: Date): string {
  return Number.isNaN(date.getTime())
    ? ''
    : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Formats a date like `isoDate`, followed by the time unless that is midnight. */
export function isoDateTime(date: Date): string {
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
  const day = isoDate(date)
  return day === '' || time === '00:00:00' ? day : `${day} ${time}`
}
