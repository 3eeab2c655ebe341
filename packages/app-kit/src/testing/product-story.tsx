import { createSnackbarQueue } from '@org/ui/primitives'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { notifyIn } from '../notifications/notify.ts'
import type { Product } from '../product.ts'
import { AppProvider } from '../provider/app-provider.tsx'
import { memorySessionStorage } from '../session/session-storage.ts'
import { createAppStore } from '../app-store/create-app-store.ts'
import { openDataOf, type ApiOptions, type StoryWorld } from './story-world.ts'
import { type ApiStoryContext, withApi, worldOf } from './with-api.ts'

export interface ProductStoryProps {
  product: Product
  world: StoryWorld
  /** Address at which the product opens. */
  path: string
}

/** A whole product at one address, with the session of `world`. */
export function ProductStory({ product, world, path }: ProductStoryProps) {
  const [{ app, snackbars }] = useState(() => startProduct(product, world))
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: product.Router }], { initialEntries: [path] }),
  )
  useEffect(() => () => app.stop(), [app])
  return (
    <AppProvider app={app} snackbars={snackbars}>
      <RouterProvider router={router} />
    </AppProvider>
  )
}

function startProduct(product: Product, world: StoryWorld) {
  const snackbars = createSnackbarQueue()
  const app = createAppStore({
    product,
    baseUrl: `${location.origin}/api`,
    sessionStorage: memorySessionStorage(world.auth),
    notify: notifyIn(snackbars),
    ...openDataOf(world),
  })
  return { app, snackbars }
}

/**
 * Returns the annotations of a story that shows a product at an address, with the in-memory API. A
 * story overrides them with `parameters: { path, api }`.
 */
export function productStory(product: Product, options: { path: string; api?: ApiOptions }) {
  const api = withApi(options.api)
  return {
    parameters: { layout: 'fullscreen', path: options.path },
    loaders: [
      // Clears the data of the previous story, and preloads code so that no story waits for it.
      async () => {
        await product.clearLocalData?.('logout')
        await product.preload?.()
        return {}
      },
      ...api.loaders,
    ],
    beforeEach: api.beforeEach,
    render: (_: unknown, context: ApiStoryContext) => (
      <ProductStory
        product={product}
        world={worldOf(context)}
        path={String(context.parameters['path'])}
      />
    ),
  }
}
