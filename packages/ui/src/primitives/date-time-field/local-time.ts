function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** Formats a Unix time in seconds for a `datetime-local` input, in the user's time zone. */
export function toLocalText(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return ''
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return ''
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join('-')
  const time = [date.getHours(), date.getMinutes()].map(two).join(':')
  const rest = date.getSeconds()
  return `${day}T${time}${rest === 0 ? '' : `:${two(rest)}`}`
}

/**
 * Parses the value of a `datetime-local` input as a Unix time in seconds, in the user's time zone;
 * null if it is empty or incomplete. A time that is skipped at the start of daylight saving is
 * moved forward by one hour.
 */
export function fromLocalText(text: string): number | null {
  if (!/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null
  const time = new Date(text).getTime()
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}
