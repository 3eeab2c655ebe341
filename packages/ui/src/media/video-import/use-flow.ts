'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** A state machine outside of React that is tied to a component. */
export interface Flow<State> {
  state: Pick<Store<State>, 'get' | 'subscribe'>
  /** Called when the component mounts. */
  start: () => void
  /** Called when the component unmounts; `start` may be called again. */
  stop: () => void
}

/** Creates a flow that reads the latest options. */
function createFlow<Options, Made>(create: (getOptions: () => Options) => Made, options: Options) {
  let newest = options
  return {
    flow: create(() => newest),
    update: (next: Options) => {
      newest = next
    },
  }
}

/** Ties a flow to the component; it always reads the latest options. */
export function useFlow<Options, Made extends Flow<unknown>>(
  create: (getOptions: () => Options) => Made,
  options: Options,
): Made {
  const [{ flow, update }] = useState(() => createFlow(create, options))
  useSyncExternalStore(flow.state.subscribe, flow.state.get, flow.state.get)

  useEffect(() => update(options))
  useEffect(() => {
    flow.start()
    return () => flow.stop()
  }, [flow])
  return flow
}
