import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'

/** The code of a lazy component could not be fetched. */
class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be loaded', { cause })
    this.name = 'LoadError'
  }
}

export interface LazyStates<Props extends object = object> {
  /** Shown while the code loads. */
  loading: ReactNode | ((props: Props) => ReactNode)
  /** Shown when loading fails; `retry` loads the code again. The rest of the page is unaffected. */
  failed: (retry: () => void, props: Props) => ReactNode
}

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Fetches the code in advance, so that the component renders without delay. */
  preload: () => Promise<ComponentType<Props>>
  /** Like `preload`, but ignores a failure: rendering the component fetches the code again. */
  loadAhead: () => void
}

/**
 * Creates a component whose code is fetched when it first renders. Unlike `React.lazy` it can retry
 * after a failure without a reload, and renders immediately when the code is already available.
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
        // A crash in the component itself is left to the parent error boundary.
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
