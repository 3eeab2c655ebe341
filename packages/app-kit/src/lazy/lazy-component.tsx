import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'

/** The code of a part of the application could not be fetched. */
class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be loaded', { cause })
    this.name = 'LoadError'
  }
}

export interface LazyStates<Props extends object = object> {
  /** Shown while the code loads. */
  loading: ReactNode | ((props: Props) => ReactNode)
  /** Shown when loading fails; `retry` loads it again. Nothing else on the page is lost. */
  failed: (retry: () => void, props: Props) => ReactNode
}

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Fetches the code before it is shown; then it shows without a pause. */
  preload: () => Promise<ComponentType<Props>>
  /** The same, but a failure is forgotten: showing the component asks for its code again. */
  loadAhead: () => void
}

/**
 * A component whose code is fetched when it is first shown. Unlike `React.lazy` it asks again after
 * a failure, without a reload, and shows at once what was fetched before.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LazyStates<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let pending: Promise<ComponentType<Props>> | null = null

  const fetchCode = async () => {
    try {
      return (loaded = await load())
    } catch (cause) {
      throw new LoadError(cause)
    }
  }
  const preload = () => (pending ??= fetchCode())
  const loadAhead = () => {
    if (pending) return
    preload().catch(() => {
      pending = null
    })
  }
  const retry = (showAgain: () => void) => {
    pending = null
    showAgain()
  }

  function Content(props: Props) {
    return createElement(loaded ?? use(preload()), props)
  }

  const Lazy = (props: Props) => (
    <ErrorBoundary
      fallback={(error, showAgain) => {
        // A crash of the component itself is left to the boundary above.
        if (!(error instanceof LoadError)) throw error
        return failed(() => retry(showAgain), props)
      }}
    >
      <Suspense fallback={typeof loading === 'function' ? loading(props) : loading}>
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  )
  return Object.assign(Lazy, { preload, loadAhead })
}
