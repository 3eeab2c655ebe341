import { sessionEnded } from '@org/app-kit'
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
  /** Closes the page and opens its address again, as a browser's reload does. */
  reload: () => Promise<void>
  /** Ends the session, as the server does when it has expired. */
  expire: () => void
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
    async reload() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      const { pathname, search } = loaded.router.state.location
      end()
      loaded = await load(pathname + search)
    },
    expire: () => void loaded.app.store.dispatch(sessionEnded('expired')),
    close() {
      end()
      place.remove()
    },
  }
}
