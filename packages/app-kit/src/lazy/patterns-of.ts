import type { Screen } from './screen.ts'

/**
 * Returns the route patterns of a product's features, which analytics records instead of addresses.
 */
export const patternsOf = (
  features: readonly Readonly<Partial<Record<string, readonly Screen[]>>>[],
): string[] =>
  features
    .flatMap((routes) => Object.values(routes))
    .flatMap((screens = []) => screens.flatMap(({ paths }) => paths))
