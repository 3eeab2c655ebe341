import {
  type ComponentType,
  createElement,
  type ReactNode,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'

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

/** Load state of a component's code. */
type Code<Props> =
  | { state: 'unknown' }
  | { state: 'fetching'; result: Promise<ComponentType<Props>> }
  | { state: 'failed' }
  | { state: 'fetched'; Component: ComponentType<Props> }

/**
 * Creates a component whose code is fetched when it first renders. Unlike `React.lazy` it can retry
 * after a failure without a reload, and renders immediately when the code is already available. It
 * avoids `Suspense`, which keeps each loading state visible for 300 ms: a page inside a frame
 * inside a product would wait three times.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LazyStates<Props>,
): LazyComponent<Props> {
  let code: Code<Props> = { state: 'unknown' }
  const listeners = new Set<() => void>()

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const set = (next: Code<Props>) => {
    code = next
    for (const listener of listeners) listener()
  }

  const fetchCode = async () => {
    try {
      const Component = await load()
      set({ state: 'fetched', Component })
      return Component
    } catch (error) {
      console.error(error)
      set({ state: 'failed' })
      throw error
    }
  }
  const preload = async () => {
    if (code.state === 'fetched') return code.Component
    if (code.state === 'fetching') return code.result
    const result = fetchCode()
    set({ state: 'fetching', result })
    return result
  }
  const loadAhead = () => {
    // Ignore the failure here, because the component shows it when it renders.
    preload().catch(() => undefined)
  }

  function Lazy(props: Props) {
    // Runs before the paint: if preloading has failed, this retries before the failure is visible.
    useLayoutEffect(loadAhead, [])
    const current = useSyncExternalStore(subscribe, () => code)
    if (current.state === 'fetched') return createElement(current.Component, props)
    if (current.state === 'failed') return failed(loadAhead, props)
    return typeof loading === 'function' ? loading(props) : loading
  }
  return Object.assign(Lazy, { preload, loadAhead })
}
