import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { AddressProvider } from '../address/address.ts'
import { useNavigationTracking } from './use-navigation-tracking.ts'

const patterns = ['home', 'coach/:coachId']

/** Creates a page whose address the test sets. */
function page() {
  const track = vi.fn()
  const analytics = { track }
  const root = createRoot(document.createElement('div'))
  function Frame() {
    useNavigationTracking(analytics, patterns)
    return null
  }
  const show = (pathname: string, search = '', key = 'frame') =>
    root.render(
      <AddressProvider value={{ pathname, search, navigate: () => undefined }}>
        <Frame key={key} />
      </AddressProvider>,
    )
  const paths = () => track.mock.calls.map(([event, { path }]) => `${event} ${path}`)
  return { show, paths, root }
}

it('tracks the pattern once for each path change, but does not track a change of the query', async () => {
  const { show, paths, root } = page()
  show('/home')
  await expect.poll(paths).toEqual(['navigate /home'])
  show('/home', '?search=bas')
  show('/coach/1')
  await expect.poll(paths).toEqual(['navigate /home', 'navigate /coach/:coachId'])
  show('/coach/2')
  await expect.poll(paths).toHaveLength(3)
  expect(paths().at(-1)).toBe('navigate /coach/:coachId')
  root.unmount()
})

it('does not track the same path again when another frame renders the page', async () => {
  const { show, paths, root } = page()
  show('/home')
  await expect.poll(paths).toHaveLength(1)
  show('/home', '', 'other frame')
  show('/coach/1', '', 'other frame')
  await expect.poll(paths).toEqual(['navigate /home', 'navigate /coach/:coachId'])
  root.unmount()
})
