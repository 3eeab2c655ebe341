import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RequireAccess, type RequireAccessProps } from './guards.tsx'

/** Opens a route that requires access, and returns the path to which this leads. */
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
  // A redirect is an effect, so wait two frames until it has run.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  root.unmount()
  return router.state.location.pathname
}

it('shows the route when access is allowed', async () => {
  expect(await leadsTo({ isAllowed: true, forbiddenPath: '/unauthorized' })).toBe('/guarded')
})

it('[3.2.104] redirects to the forbidden page when access is denied, or home in a product without one', async () => {
  expect(await leadsTo({ isAllowed: false, forbiddenPath: '/unauthorized' })).toBe('/unauthorized')
  expect(await leadsTo({ isAllowed: false })).toBe('/home')
})

it('redirects home right after a sign-in, because another user may have requested the page', async () => {
  const access = { isAllowed: false, forbiddenPath: '/unauthorized' }
  expect(await leadsTo(access, { isReturn: true })).toBe('/home')
})
