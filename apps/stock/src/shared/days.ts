/** Formats a day `YYYY-MM-DD` in French: `31/01/2028`. */
export const shortDay = (day: string): string => day.split('-').toReversed().join('/')
