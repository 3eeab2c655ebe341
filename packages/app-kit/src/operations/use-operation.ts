import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { operationForgotten, selectOperation } from './operations-slice.ts'

/**
 * Returns the state of the operation with this key, and calls back when it succeeds. Discards an
 * outcome from an earlier visit to the screen.
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
    // An operation from an earlier visit may succeed now. This must not count as a success of this
    // visit.
    if (operation?.status !== 'succeeded' || !hasRun.current) return
    dispatch(operationForgotten(key))
    latest.current?.(operation.id)
  }, [dispatch, key, operation])
  return {
    isRunning: operation?.status === 'running',
    error: operation?.status === 'failed' ? operation.message : null,
  }
}
