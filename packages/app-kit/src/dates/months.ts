import dayjs from 'dayjs'

/**
 * When a month begins in the reader's time zone.
 *
 * @param seconds a moment since 1970.
 * @param offset months later, or before where it is negative. Default 0: the moment's own month.
 * @returns seconds since 1970.
 */
export function startOfMonth(seconds: number, offset = 0): number {
  return dayjs.unix(seconds).startOf('month').add(offset, 'month').unix()
}
