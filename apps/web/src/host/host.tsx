import {
  BrowserAddress,
  lazyComponent,
  PageEnvironmentProvider,
  type PageEnvironment,
  type ProductEntry,
  type SessionStorage,
  useAddress,
} from '@org/app-kit/public'
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { PartFailed, PartLoading } from './part-states.tsx'

export interface AppProps {
  /** True if the user came from a public page without loading a new document. */
  isFollowed: boolean
}

export interface HostParts {
  entry: ProductEntry
  environment: PageEnvironment
  sessionStorage: Pick<SessionStorage, 'read' | 'subscribe'>
  /** Loads the product with its store and its router. */
  loadApp: () => Promise<ComponentType<AppProps>>
}

const states = {
  loading: <PartLoading />,
  failed: (retry: () => void) => <PartFailed retry={retry} />,
}

/**
 * Creates the root component of a product. It first renders public pages, without the store and the
 * router, and loads the whole product as soon as `entry.isPublic` is false for the address and the
 * session.
 */
export function createHost({ entry, environment, sessionStorage, loadApp }: HostParts) {
  const Public = lazyComponent(entry.loadPublic, states)
  const App = lazyComponent(loadApp, states)
  const hasSession = () => sessionStorage.read() !== null

  function PublicPages({ onLeave }: { onLeave: () => void }): ReactNode {
    const { pathname } = useAddress()
    const isPublic = entry.isPublic(
      pathname,
      useSyncExternalStore(sessionStorage.subscribe, hasSession),
    )
    useLayoutEffect(() => {
      if (!isPublic) onLeave()
    }, [isPublic, onLeave])
    return isPublic ? <Public /> : null
  }

  return function Host(): ReactNode {
    const [isPublic] = useState(() => entry.isPublic(window.location.pathname, hasSession()))
    // Never reset, so that the store's state survives a visit to a public page.
    const [isLeft, setLeft] = useState(false)
    const leave = useCallback(() => setLeft(true), [])
    if (!isPublic || isLeft) return <App isFollowed={isLeft} />
    return (
      <BrowserAddress>
        <PageEnvironmentProvider environment={environment}>
          <PublicPages onLeave={leave} />
        </PageEnvironmentProvider>
      </BrowserAddress>
    )
  }
}
