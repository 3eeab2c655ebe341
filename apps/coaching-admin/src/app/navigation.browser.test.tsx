import { AppProvider } from '@org/app-kit'
import { createTestApp } from '@org/app-kit/testing'
import { createSnackbarQueue } from '@org/ui/primitives'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { studioApi } from '#shared/testing/studio-seed.ts'
import { product } from './product.ts'

it('tracks ‘navigate’ with the path on each path change', async () => {
  await product.preload?.()
  const app = await createTestApp({ product, api: studioApi })
  const track = vi.fn()
  const environment = { ...app.environment, analytics: { track } }
  const routes = [{ path: '*', Component: product.Router }]
  const router = createMemoryRouter(routes, { initialEntries: ['/home'] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <AppProvider app={{ ...app, environment }} snackbars={createSnackbarQueue()}>
      <RouterProvider router={router} />
    </AppProvider>,
  )
  await expect.poll(() => track.mock.calls).toEqual([['navigate', { path: '/home' }]])

  await router.navigate('/coachs?search=bas')
  await router.navigate('/coachs?search=bastien')

  await expect.poll(() => track.mock.lastCall).toEqual(['navigate', { path: '/coachs' }])
  expect(track).toHaveBeenCalledTimes(2)
  root.unmount()
  app.stop()
})
