import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { operationForgotten, selectOperation } from './operations-slice.ts'

/**
 * The state of the work under that key, and a callback for the moment when it succeeds. An outcome
 * that an earlier visit left behind is forgotten first.
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
    // Work that an earlier visit started may end only now, and is no success of this one.
    if (operation?.status !== 'succeeded' || !hasRun.current) return
    dispatch(operationForgotten(key))
    latest.current?.(operation.id)
  }, [dispatch, key, operation])
  return {
    isRunning: operation?.status === 'running',
    error: operation?.status === 'failed' ? operation.message : null,
  }
}
