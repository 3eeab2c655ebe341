import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { OperationsState } from './operations-slice.ts'
import { runOperation } from './run-operation.ts'

/** What a form's `save` calls: starts work by an action, and ends as that work does. */
export function useRunOperation(key: string): (action: UnknownAction) => Promise<string | null> {
  const store = useStore<{ operations: OperationsState }>()
  return useCallback((action) => runOperation(store, key, action), [store, key])
}
