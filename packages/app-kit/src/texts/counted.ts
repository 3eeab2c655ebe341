/** Formats a number with its noun. In French the plural starts at two: `0 membre`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`
