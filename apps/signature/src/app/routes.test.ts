import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Place } from '#shared/feature-routes.ts'
import { paths } from '#shared/paths.ts'
import { menu } from './menu.ts'
import { patterns, screensIn } from './routes.ts'

const places: readonly Place[] = [
  'bare',
  'visitors',
  'visited',
  'signedIn',
  'members',
  'allTeams',
  'managed',
  'scoped',
  'administered',
]
const routes = places.flatMap((place) => screensIn(place).flatMap((screen) => screen.paths))

it.each(menu.map(({ label, path, pages = path }) => ({ label, path, pages })))(
  'has screens for the menu entry $label',
  ({ path, pages }) => {
    expect(routes).toContain(path)
    expect(routes).toContain(pages)
  },
)

/** The addresses of all `paths` except `unauthorized`, with placeholders for their parameters. */
const addresses = Object.entries(paths)
  .filter(([name]) => name !== 'unauthorized')
  .map(([name, path]) => ({
    name,
    address: typeof path === 'string' ? path : (path as (...ids: string[]) => string)('a', 'b'),
  }))

it.each(addresses)('has a screen at the path $name, $address', ({ address }) => {
  const inTeam = screensIn('scoped').flatMap((screen) =>
    screen.paths.map((path) => `team/:scopeId/${path}`),
  )
  const { pathname } = new URL(address, 'https://host.example')

  expect([...routes, ...inTeam].filter((path) => matchPath(path, pathname))).not.toEqual([])
})

it('gives analytics the pattern of every screen, including the screens of a single team', () => {
  const scoped = screensIn('scoped').flatMap((screen) => screen.paths)
  expect(patterns).toEqual(expect.arrayContaining(routes))
  expect(patterns).toEqual(expect.arrayContaining(scoped.map((path) => `team/:scopeId/${path}`)))
})
