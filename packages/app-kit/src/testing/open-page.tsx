import { createSnackbarQueue } from '@org/ui/primitives'
import { type ComponentProps, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Product } from '../product.ts'
import { AppProvider } from '../provider/app-provider.tsx'
import { sessionEnded, signedIn } from '../session/session-slice.ts'
import { type ApiOptions, createWorld, type StoryWorld } from './story-world.ts'
import { createTestApp } from './test-app.ts'

interface StartedPageProps {
  app: ComponentProps<typeof AppProvider>['app']
  router: ComponentProps<typeof RouterProvider>['router']
}

/** Renders a product with the store and the router that a test has started. */
function StartedPage({ app, router }: StartedPageProps) {
  const [snackbars] = useState(createSnackbarQueue)
  return (
    <AppProvider app={app} snackbars={snackbars}>
      <RouterProvider router={router} />
    </AppProvider>
  )
}

export interface OpenedPage {
  world: StoryWorld
  /** Returns the short messages shown since the page was loaded. */
  notices: () => readonly string[]
  /** Returns the short messages that were withdrawn. */
  withdrawn: () => readonly string[]
  /** Closes the page and opens its address again, as a browser's reload does. */
  reload: () => Promise<void>
  /** Ends the session, as the server does when it has expired. */
  expire: () => void
  /** Opens a session of another account on this page. */
  signInAs: (userId: string) => void
  close: () => void
}

/** Opens an address of a product in a browser test, on an in-memory installation. */
export async function openPage(
  product: Product,
  path: string,
  api: ApiOptions,
): Promise<OpenedPage> {
  const world = await createWorld(api)
  const place = document.body.appendChild(document.createElement('div'))

  async function load(address: string) {
    const app = await createTestApp({ product, world })
    const routes = [{ path: '*', Component: product.Router }]
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    const root = createRoot(place)
    root.render(<StartedPage app={app} router={router} />)
    return { app, router, root }
  }

  let loaded = await load(path)
  const end = () => {
    loaded.root.unmount()
    loaded.app.stop()
  }
  return {
    world,
    notices: () => loaded.app.notices,
    withdrawn: () => loaded.app.withdrawn,
    async reload() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      const { pathname, search } = loaded.router.state.location
      end()
      loaded = await load(pathname + search)
    },
    expire: () => void loaded.app.store.dispatch(sessionEnded('expired')),
    signInAs(userId) {
      const auth = { access_token: 'token', organisation_id: '', ...world.auth, user_id: userId }
      const action = 'login' as const
      const account = { auth, user: null, organisation: null, otherAccounts: [], action }
      loaded.app.store.dispatch(signedIn(account))
    },
    close() {
      end()
      place.remove()
    },
  }
}
