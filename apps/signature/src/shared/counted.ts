/** A number and its noun. French begins the plural at two: `0 membre`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`
