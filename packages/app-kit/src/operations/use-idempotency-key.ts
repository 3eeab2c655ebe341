import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useEnvironment } from '../provider/environment-context.tsx'
import { type OperationsState, selectOperation } from './operations-slice.ts'

/**
 * A function that gives the `Idempotency-Key` for sending these values: the same key as long as
 * the values are the same, so that trying again after a lost answer makes nothing twice. Once the
 * operation has succeeded, the same values are a new request.
 *
 * @param operation key of the operation that sends them.
 */
export function useIdempotencyKey(operation: string): (values: unknown) => string {
  const { newKey } = useEnvironment()
  const last = useRef<{ content: string; key: string } | null>(null)
  const hasSucceeded = useSelector(
    (state: { operations: OperationsState }) =>
      selectOperation(operation)(state)?.status === 'succeeded',
  )
  useEffect(() => {
    if (hasSucceeded) last.current = null
  }, [hasSucceeded])
  return (values) => {
    const content = JSON.stringify(values)
    if (last.current?.content !== content) last.current = { content, key: newKey() }
    return last.current.key
  }
}
