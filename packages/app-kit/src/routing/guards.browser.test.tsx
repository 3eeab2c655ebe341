import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RequireAccess, type RequireAccessProps } from './guards.tsx'

/** Opens a route that needs access, and returns where this leads. */
async function leadsTo(access: Omit<RequireAccessProps, 'homePath'>, state: object | null = null) {
  const router = createMemoryRouter(
    [
      {
        element: <RequireAccess {...access} homePath="/home" />,
        children: [{ path: '/guarded', element: null }],
      },
      { path: '/home', element: null },
      { path: '/unauthorized', element: null },
    ],
    { initialEntries: [{ pathname: '/guarded', state }] },
  )
  const root = createRoot(document.createElement('div'))
  root.render(<RouterProvider router={router} />)
  // A redirect is an effect, which has run two frames later.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  root.unmount()
  return router.state.location.pathname
}

it('shows the route when access is allowed', async () => {
  expect(await leadsTo({ isAllowed: true, forbiddenPath: '/unauthorized' })).toBe('/guarded')
})

it('[3.2.104] leads to the forbidden path when access is denied, and home in a product without one', async () => {
  expect(await leadsTo({ isAllowed: false, forbiddenPath: '/unauthorized' })).toBe('/unauthorized')
  expect(await leadsTo({ isAllowed: false })).toBe('/home')
})

it('leads home right after a sign-in, because another user may have requested the page', async () => {
  const access = { isAllowed: false, forbiddenPath: '/unauthorized' }
  expect(await leadsTo(access, { isReturn: true })).toBe('/home')
})
