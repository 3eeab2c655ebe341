import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { OperationsState } from './operations-slice.ts'
import { runOperation } from './run-operation.ts'

/**
 * Returns a function for a form's `save`: it dispatches an action, and its promise settles with the
 * operation's outcome.
 */
export function useRunOperation(key: string): (action: UnknownAction) => Promise<string | null> {
  const store = useStore<{ operations: OperationsState }>()
  return useCallback((action) => runOperation(store, key, action), [store, key])
}
