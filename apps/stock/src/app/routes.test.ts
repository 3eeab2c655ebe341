import { permissions } from '@org/api/stock'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Place } from '#shared/feature-routes.ts'
import { centreMenu, generalMenu } from '#shared/menu.ts'
import { paths } from '#shared/paths.ts'
import { patterns, screensIn } from './routes.ts'

const places: readonly Place[] = ['visited', 'signedIn', ...permissions]
const routes = places.flatMap((place) => screensIn(place).flatMap((screen) => screen.paths))

/** The addresses of all `paths` except `start`, with `a` as the value of each parameter. */
const addresses = Object.entries(paths)
  .filter(([name]) => name !== 'start')
  .map(([name, path]) => ({
    name,
    address: typeof path === 'string' ? path : (path as (id: string) => string)('a'),
  }))

it.each(addresses)('has a screen for the path $name at $address', ({ address }) => {
  const { pathname } = new URL(address, 'https://host.example')
  expect(routes.filter((path) => matchPath(path, pathname))).not.toEqual([])
})

it.each([...generalMenu, ...centreMenu])(
  '[3.6.01] opens $path and its subpages to everybody who sees the menu entry “$label”',
  ({ path, pages, permission }) => {
    const own = [...screensIn(permission), ...screensIn('signedIn')].flatMap(
      (screen) => screen.paths,
    )
    const others = routes.filter(
      (route) => pages !== undefined && matchPath(pages, `/${route}`.replace(/:\w+/g, 'a')),
    )
    expect(own.some((route) => matchPath(`/${route}`, path))).toBe(true)
    expect(others.filter((route) => !own.includes(route))).toEqual([])
  },
)

it('gives analytics the pattern of every screen', () => {
  expect(routes).not.toEqual([])
  expect(patterns).toEqual(expect.arrayContaining(routes))
})
