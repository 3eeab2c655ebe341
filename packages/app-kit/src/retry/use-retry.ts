import { useState } from 'react'

/** Retries loading code; resolves to whether the server could be reached. */
export type Retry = () => Promise<boolean>

/**
 * Runs a retry, and reports whether it is running and whether the last one failed to reach the
 * server.
 */
export function useRetry(retry: Retry) {
  const [state, setState] = useState<'idle' | 'trying' | 'unreachable'>('idle')
  return {
    isTrying: state === 'trying',
    isUnreachable: state === 'unreachable',
    tryAgain: async () => {
      setState('trying')
      setState((await retry()) ? 'idle' : 'unreachable')
    },
  }
}
