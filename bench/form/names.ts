/** Returns the names and initial values of a form with `count` text fields. */
export function startValues(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`field${index}`, `Valeur ${index}`]),
  )
}
