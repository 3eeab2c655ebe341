import dayjs from 'dayjs'

/**
 * Returns the start of a month in the local time zone.
 *
 * @param seconds since 1970, within the reference month
 * @param offset number of months later, or earlier when negative
 * @returns seconds since 1970
 */
export function startOfMonth(seconds: number, offset = 0): number {
  return dayjs.unix(seconds).startOf('month').add(offset, 'month').unix()
}
