'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Something that goes through states outside of React and ends with the component. */
export interface Flow<State> {
  state: Pick<Store<State>, 'get' | 'subscribe'>
  /** Called once the component is there. */
  start: () => void
  /** Called when it goes; `start` may follow. */
  stop: () => void
}

/** Holds the newest options for a flow. */
function hold<Options, Made>(create: (getOptions: () => Options) => Made, options: Options) {
  let newest = options
  return {
    flow: create(() => newest),
    update: (next: Options) => {
      newest = next
    },
  }
}

/** A flow that lives as long as the component and always asks for the newest options. */
export function useFlow<Options, Made extends Flow<unknown>>(
  create: (getOptions: () => Options) => Made,
  options: Options,
): Made {
  const [{ flow, update }] = useState(() => hold(create, options))
  useSyncExternalStore(flow.state.subscribe, flow.state.get, flow.state.get)

  useEffect(() => update(options))
  useEffect(() => {
    flow.start()
    return () => flow.stop()
  }, [flow])
  return flow
}
