import { useState } from 'react'

/** Asks again for code that did not come; resolves to whether the server could be reached. */
export type Retry = () => Promise<boolean>

/** A retry, whether it is under way, and whether the last one has not reached the server. */
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
