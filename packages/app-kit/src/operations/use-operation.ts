import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { operationForgotten, selectOperation } from './operations-slice.ts'

/**
 * Returns the state of the operation with this key, with a callback for its success. An outcome
 * from an earlier visit is discarded first.
 */
export function useOperation(key: string, onSuccess?: (id: string | null) => void) {
  const dispatch = useDispatch()
  const operation = useSelector(selectOperation(key))
  const latest = useRef(onSuccess)
  useEffect(() => {
    latest.current = onSuccess
  })
  const hasRun = useRef(false)
  useEffect(() => {
    dispatch(operationForgotten(key))
    return () => {
      hasRun.current = false
      dispatch(operationForgotten(key))
    }
  }, [dispatch, key])
  useEffect(() => {
    if (operation?.status === 'running') hasRun.current = true
    // An operation from an earlier visit may end only now; it does not count as a success here.
    if (operation?.status !== 'succeeded' || !hasRun.current) return
    dispatch(operationForgotten(key))
    latest.current?.(operation.id)
  }, [dispatch, key, operation])
  return {
    isRunning: operation?.status === 'running',
    error: operation?.status === 'failed' ? operation.message : null,
  }
}
