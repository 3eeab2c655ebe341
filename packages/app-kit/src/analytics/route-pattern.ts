/** Stands for every address that no pattern matches. */
export const unknownPattern = '*'

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

const isParameter = (segment: string) => segment.startsWith(':')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}

/** Returns how many segments of the pattern the address has literally; null if it does not match. */
function matchedSegments(pattern: string, address: readonly string[]): number | null {
  const segments = segmentsOf(pattern)
  if (segments.length !== address.length) return null
  const literal = segments.filter((segment) => !isParameter(segment))
  const isMatch = segments.every(
    (segment, index) => isParameter(segment) || segment.toLowerCase() === address[index],
  )
  return isMatch ? literal.length : null
}

/**
 * Returns the pattern of the route that the router shows at a path, with a slash at the start, such as
 * `/coach/:coachId`; `*` if there is none. Like the router, it ignores case, and prefers the pattern with
 * the most literal segments. What it returns never contains a part of the path, which may hold an id or a
 * key.
 *
 * @param patterns with or without a slash at the start
 */
export function routePattern(pathname: string, patterns: readonly string[]): string {
  const address = segmentsOf(pathname).map(decoded)
  let best = { pattern: unknownPattern, literal: -1 }
  for (const pattern of patterns) {
    const literal = matchedSegments(pattern, address)
    if (literal !== null && literal > best.literal)
      best = { pattern: `/${segmentsOf(pattern).join('/')}`, literal }
  }
  return best.pattern
}
