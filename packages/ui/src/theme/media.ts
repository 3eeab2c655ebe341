import { breakpoints, type BreakpointName } from './tokens.ts'

/** Media query that matches unless the user prefers reduced motion. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)'

/** Returns the media query for screens of at least the named width: `@media (min-width: 960px)`. */
export function from(name: BreakpointName): string {
  return `@media (min-width: ${breakpoints[name]}px)`
}

/** Returns the media query for screens below the named width: `@media (max-width: 959.98px)`. */
export function below(name: BreakpointName): string {
  return `@media (max-width: ${breakpoints[name] - 0.02}px)`
}
