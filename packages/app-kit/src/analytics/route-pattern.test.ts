import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routePattern, unknownPattern } from './route-pattern.ts'

const patterns = [
  '/',
  'coachs',
  'coach/invite',
  'coach/:coachId',
  'stock/counts',
  'stock/:productId',
  'stock/count/:countId',
  'app/training-sessions/:sessionId',
  'team/:scopeId/team/:teamId',
]

describe('routePattern', () => {
  it.each([
    ['/', '/'],
    ['/coachs', '/coachs'],
    ['/coachs/', '/coachs'],
    ['/COACHS', '/coachs'],
    ['/coach/invite', '/coach/invite'],
    ['/coach/0f1e2d', '/coach/:coachId'],
    ['/stock/counts', '/stock/counts'],
    ['/team/a/team/b', '/team/:scopeId/team/:teamId'],
    ['/app/training-sessions/Zf3kQ', '/app/training-sessions/:sessionId'],
    ['/app/training-sessions/%E0%A4%A', '/app/training-sessions/:sessionId'],
    ['/app/other/Zf3kQ', unknownPattern],
    ['/coach/0f1e2d/more', unknownPattern],
  ])('for %s, returns the pattern %s', (path, pattern) => {
    expect(routePattern(path, patterns)).toBe(pattern)
  })

  const known = new Set([unknownPattern, ...patterns.map((one) => `/${one.replace(/^\//, '')}`)])

  it('returns only known patterns, whatever the path is', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(known).toContain(routePattern(path, patterns))
      }),
    )
  })

  /** An id or key that an address contains. */
  const id = fc.oneof(fc.uuid(), fc.base64String({ minLength: 8 }), fc.string({ minLength: 6 }))

  it('never returns an id or key from a path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...patterns), id, (pattern, secret) => {
        const path = `/${pattern.replaceAll(/:\w+/g, () => encodeURIComponent(secret))}`
        const result = routePattern(path, patterns)
        if (pattern.includes(':')) expect(result).not.toContain(secret)
        expect(known).toContain(result)
      }),
    )
  })

  it('matches the same pattern as the router', () => {
    const routes = patterns.map((path) => ({ path }))
    const segment = fc.constantFrom(
      ...patterns.flatMap((one) => one.split('/')).filter((one) => !one.startsWith(':')),
      'Zf3kQ',
      'COACHS',
      'a%20b',
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.filter((one) => one !== '').join('/')}`
        const matched = matchRoutes(routes, path)?.at(-1)?.route.path
        const expected = matched === undefined ? unknownPattern : `/${matched.replace(/^\//, '')}`
        expect(routePattern(path, patterns)).toBe(expected)
      }),
    )
  })
})
