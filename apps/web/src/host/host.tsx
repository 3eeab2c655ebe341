import {
  lazyComponent,
  PageEnvironmentProvider,
  type PageEnvironment,
  type ProductEntry,
  type SessionStorage,
} from '@org/app-kit/public'
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { PartFailed, PartLoading } from './part-states.tsx'

export interface HostParts {
  entry: ProductEntry
  environment: PageEnvironment
  sessionStorage: Pick<SessionStorage, 'read' | 'subscribe'>
  /** Loads the product with its store. */
  loadApp: () => Promise<ComponentType>
}

const states = {
  loading: <PartLoading />,
  failed: (retry: () => void) => <PartFailed retry={retry} />,
}

/**
 * Makes the root of a product's page: its public pages without the store, and from the first address
 * on that needs it, or with a session, the whole product.
 */
export function createHost({ entry, environment, sessionStorage, loadApp }: HostParts) {
  const Public = lazyComponent(entry.loadPublic, states)
  const App = lazyComponent(loadApp, states)

  return function Host(): ReactNode {
    const { pathname } = useLocation()
    const hasSession = useSyncExternalStore(
      sessionStorage.subscribe,
      () => sessionStorage.read() !== null,
    )
    const [isOpen, setOpen] = useState(false)
    if (isOpen) return <App />
    if (!entry.isPublic(pathname, hasSession)) {
      // For good: what the store holds must not be lost on the way to a public page and back.
      setOpen(true)
      return <App />
    }
    return (
      <PageEnvironmentProvider environment={environment}>
        <Public />
      </PageEnvironmentProvider>
    )
  }
}
