/**
 * Converts a date of a label (YYMMDD) to YYYY-MM-DD; returns null if there is no such date. Day 00
 * is the last day of the month. `today` is YYYY-MM-DD.
 */
export function labelDate(yymmdd: string, today: string): string | null {
  const year = fullYear(Number(yymmdd.slice(0, 2)), Number(today.slice(0, 4)))
  const month = Number(yymmdd.slice(2, 4))
  const day = Number(yymmdd.slice(4, 6))
  if (month < 1 || month > 12) return null
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day > lastDay) return null
  return `${year}-${yymmdd.slice(2, 4)}-${String(day || lastDay).padStart(2, '0')}`
}

/**
 * Returns the year that two digits stand for, from 49 years ago to 50 years ahead (GS1 General
 * Specifications, section 7.12).
 */
function fullYear(twoDigits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + twoDigits
  if (year - thisYear > 50) return year - 100
  if (year - thisYear < -49) return year + 100
  return year
}
