import { sessionEnded, signedIn } from '@org/app-kit'
import { type ApiOptions, createTestApp, createWorld, type StoryWorld } from '@org/app-kit/testing'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { product } from '../product.ts'
import { StartedPage } from './started-page.tsx'

export interface OpenedPage {
  world: StoryWorld
  /** Returns the short messages since the page was loaded. */
  notices: () => readonly string[]
  /** Returns those that were withdrawn. */
  withdrawn: () => readonly string[]
  /** Closes the page and opens its address again, as a browser's reload does. */
  reload: () => Promise<void>
  /** Ends the session, as the server does when it has expired. */
  expire: () => void
  /** Opens a session of another account on this page. */
  signInAs: (userId: string) => void
  close: () => void
}

/** Opens an address of the product in a browser test, on an in-memory installation. */
export async function openPage(path: string, api: ApiOptions): Promise<OpenedPage> {
  const world = await createWorld(api)
  const place = document.body.appendChild(document.createElement('div'))

  async function load(address: string) {
    const app = await createTestApp({ product, world })
    const routes = [{ path: '*', Component: product.Router }]
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    const root: Root = createRoot(place)
    root.render(createElement(StartedPage, { app, router }))
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
