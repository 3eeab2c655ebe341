'use client'

import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Store } from 'redux'

/**
 * Like `useSelector`, with a selector that declares only the state it needs, so that a feature
 * depends on its slices and never on the whole store.
 */
export function useAppSelector<State, Value>(selector: (state: State) => Value): Value {
  return useSelector(selector)
}

export const useAppDispatch = useDispatch

/**
 * Returns the store, for reading state once, such as after a save; use `useAppSelector` for
 * rendered state.
 */
export function useAppStore<State>(): Store<State> {
  return useStore<State>()
}
