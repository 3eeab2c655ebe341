import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useEnvironment } from '../provider/environment-context.tsx'
import { idempotencyKeys } from './idempotency-keys.ts'
import { type OperationsState, selectOperation } from './operations-slice.ts'

/**
 * Returns a function that generates the `Idempotency-Key` of a request that sends values. The key
 * stays the same until the values change or the operation succeeds.
 *
 * @param operation key of the operation that sends the values
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
