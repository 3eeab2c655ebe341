function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** What a `datetime-local` input shows for seconds since 1970, in the reader's time zone. */
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
 * Seconds since 1970 of what a `datetime-local` input holds, read in the reader's time zone; null
 * for an empty or unfinished one. An hour that a change of clocks skips is read as the next one.
 */
export function fromLocalText(text: string): number | null {
  if (!/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null
  const time = new Date(text).getTime()
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}
