/** Local date and time as a `datetime-local` input has them, from seconds since 1970; empty for none. */
export function toLocalInput(seconds: number | null): string {
  if (seconds === null) return ''
  const date = new Date(seconds * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ]
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Seconds since 1970 of a local date and time; null where the text is none. */
export function fromLocalInput(text: string): number | null {
  const milliseconds = new Date(text).getTime()
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}
