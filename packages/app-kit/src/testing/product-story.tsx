import { createSnackbarQueue } from '@org/ui/primitives'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { CookieAnswer } from '../consent/cookie-consent.ts'
import { connectionChanged } from '../connection/connection-slice.ts'
import { notifyIn } from '../notifications/notify.ts'
import type { Product } from '../product.ts'
import { AppProvider } from '../provider/app-provider.tsx'
import { memorySessionStorage } from '../session/session-storage.ts'
import { createAppStore } from '../app-store/create-app-store.ts'
import { memoryBrowser } from './memory-browser.ts'
import { memoryCookieConsent } from './memory-cookie-consent.ts'
import { identityOptionsOf, type ApiOptions, type StoryWorld } from './story-world.ts'
import { type ApiStoryContext, withApi, worldOf } from './with-api.ts'

export interface ProductStoryProps {
  product: Product
  world: StoryWorld
  /** Address at which the product opens. */
  path: string
  /**
   * The person's previous answer about cookies; null if there is none yet. If omitted, nobody is
   * asked.
   */
  cookies?: CookieAnswer | null | undefined
  /** Shows the page offline, with data from this time, in seconds since 1970; online by default. */
  keptAt?: number | undefined
}

/** A whole product at one address, with the session of `world`. */
export function ProductStory({ path, ...props }: ProductStoryProps) {
  const { product } = props
  const [{ app, snackbars }] = useState(() => startProduct(props))
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

function startProduct({ product, world, cookies, keptAt }: Omit<ProductStoryProps, 'path'>) {
  const snackbars = createSnackbarQueue()
  const app = createAppStore({
    product,
    baseUrl: `${location.origin}/api`,
    repeatsLost: false,
    sessionStorage: memorySessionStorage(world.auth),
    ...memoryBrowser(),
    notify: notifyIn(snackbars),
    consent: cookies === undefined ? null : memoryCookieConsent(cookies),
    ...identityOptionsOf(world, `${location.origin}/api`),
  })
  if (keptAt !== undefined) app.store.dispatch(connectionChanged(keptAt))
  return { app, snackbars }
}

/**
 * Returns the annotations of a story that shows a product at an address, with the in-memory API. A
 * story overrides them with `parameters: { path, api, cookies, keptAt }`.
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
        cookies={context.parameters['cookies'] as ProductStoryProps['cookies']}
        keptAt={context.parameters['keptAt'] as ProductStoryProps['keptAt']}
      />
    ),
  }
}
