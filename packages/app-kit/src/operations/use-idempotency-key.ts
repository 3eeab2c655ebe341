import { useRef } from 'react'
import { useEnvironment } from '../provider/environment-context.tsx'

/**
 * A function that gives the `Idempotency-Key` for sending these values: the same key as long as
 * the values are the same, so that trying again after a lost answer makes nothing twice.
 */
export function useIdempotencyKey(): (values: unknown) => string {
  const { newKey } = useEnvironment()
  const last = useRef<{ content: string; key: string } | null>(null)
  return (values) => {
    const content = JSON.stringify(values)
    if (last.current?.content !== content) last.current = { content, key: newKey() }
    return last.current.key
  }
}
