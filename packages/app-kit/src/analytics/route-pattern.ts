/** The result for any address that matches no pattern. */
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

/**
 * Returns how many segments of the address match the pattern literally; null if the address does
 * not match.
 */
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
 * Returns the pattern of the route that the router shows for a path, such as `/coach/:coachId`; `*`
 * if there is none. The pattern starts with a slash. Like the router, it ignores case, and prefers
 * the pattern with the most literal segments. It returns only patterns, never parts of the path,
 * because they may contain an id or a key.
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
