import { expect, it } from 'vitest'
import { parseRoutes } from '../build/read-routes.ts'

it('finds screens and their place in the routes, even if a screen is exported for the public router', () => {
  const source = `
export const launchScreen = screen(
  'launch',
  async () => (await import('./launch/launch-page.tsx')).LaunchPage,
)

export const trainingRoutes: FeatureRoutes = {
  bare: [launchScreen],
  visited: [
    screen(['sessions', 'session/:id'], async () => (await import('./session-page.tsx')).SessionPage),
  ],
}
`
  expect(parseRoutes('features/training/routes.ts', source)).toEqual([
    {
      name: 'launch-page',
      module: 'features/training/launch/launch-page.tsx',
      place: 'bare',
      routes: ['launch'],
    },
    {
      name: 'session-page',
      module: 'features/training/session-page.tsx',
      place: 'visited',
      routes: ['sessions', 'session/:id'],
    },
  ])
})

it('finds the place of a screen if all routes are on one line', () => {
  const source = `
export const landingScreen = screen('/', async () => (await import('./landing.tsx')).Landing)

export const landingRoutes: FeatureRoutes = { visitors: [landingScreen] }
`
  expect(parseRoutes('features/landing/routes.ts', source)).toMatchObject([
    { name: 'landing', place: 'visitors', routes: ['/'] },
  ])
})
