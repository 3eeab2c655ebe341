import type { Screen } from './screen.ts'

/** Returns the patterns of the routes of a product's features, which stand for addresses in analytics. */
export const patternsOf = (
  features: readonly Readonly<Partial<Record<string, readonly Screen[]>>>[],
): string[] =>
  features
    .flatMap((routes) => Object.values(routes))
    .flatMap((screens = []) => screens.flatMap(({ paths }) => paths))
