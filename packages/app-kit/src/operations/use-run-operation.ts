import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { OperationsState } from './operations-slice.ts'
import { runOperation } from './run-operation.ts'

/**
 * Returns a function for a form's `save`, which dispatches an action and returns a promise of the
 * operation's outcome.
 */
export function useRunOperation(key: string): (action: UnknownAction) => Promise<string | null> {
  const store = useStore<{ operations: OperationsState }>()
  return useCallback((action) => runOperation(store, key, action), [store, key])
}
