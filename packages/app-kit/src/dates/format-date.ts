import dayjs from 'dayjs'
import 'dayjs/locale/fr.js'
import calendar from 'dayjs/plugin/calendar.js'

dayjs.extend(calendar)

/** Formats a French date: `21 novembre 2026`. @param seconds since 1970 */
export function formatDate(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').format('D MMMM YYYY')
}

/** Formats a date in short form: `21 nov. 2026`. @param seconds since 1970 */
export function formatShortDate(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').format('D MMM YYYY')
}

/** Formats a French date with time: `21 novembre 2026 à 14:05`. @param seconds since 1970 */
export function formatDateTime(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').format('D MMMM YYYY [à] HH:mm')
}

/** Formats date and time in short form: `21 nov. 2026 à 14:05`. @param seconds since 1970 */
export function formatShortDateTime(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').format('D MMM YYYY [à] HH:mm')
}

/** Formats a month: `novembre 2026`. @param seconds since 1970 */
export function formatMonth(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').format('MMMM YYYY')
}

/** Formats a month in short form: `nov. 2026`. @param seconds since 1970 */
export function formatShortMonth(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').format('MMM YYYY')
}

/**
 * Formats a time relative to today: `Aujourd'hui à 14:05`, and likewise for `Hier` and `Demain`.
 * Other days are shown with the full date.
 * @param seconds since 1970
 */
export function formatMoment(seconds: number): string {
  return dayjs.unix(seconds).locale('fr').calendar(null, {
    sameDay: "[Aujourd'hui à] HH:mm",
    lastDay: '[Hier à] HH:mm',
    nextDay: '[Demain à] HH:mm',
    lastWeek: 'D MMMM YYYY [à] HH:mm',
    nextWeek: 'D MMMM YYYY [à] HH:mm',
    sameElse: 'D MMMM YYYY [à] HH:mm',
  })
}
