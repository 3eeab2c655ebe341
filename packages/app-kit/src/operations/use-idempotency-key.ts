import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useEnvironment } from '../provider/environment-context.tsx'
import { idempotencyKeys } from './idempotency-keys.ts'
import { type OperationsState, selectOperation } from './operations-slice.ts'

/**
 * Returns a function that generates the `Idempotency-Key` for sending values: the same key while the
 * values are the same, until the operation has succeeded.
 *
 * @param operation key of the operation that sends them
 */
export function useIdempotencyKey(operation: string): (values: unknown) => string {
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const hasSucceeded = useSelector(
    (state: { operations: OperationsState }) =>
      selectOperation(operation)(state)?.status === 'succeeded',
  )
  useEffect(() => {
    if (hasSucceeded) keys.forget()
  }, [hasSucceeded, keys])
  return keys.keyOf
}
