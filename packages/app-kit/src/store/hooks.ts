'use client'

import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Store } from 'redux'

/**
 * What a selector reads from the store, kept up to date. The selector names the smallest state that it
 * needs, so that a feature knows the slices it uses and never the whole store.
 */
export function useAppSelector<State, Value>(selector: (state: State) => Value): Value {
  return useSelector(selector)
}

export const useAppDispatch = useDispatch

/** For what is read once, as after a save; `useAppSelector` for what is shown. */
export function useAppStore<State>(): Store<State> {
  return useStore<State>()
}
