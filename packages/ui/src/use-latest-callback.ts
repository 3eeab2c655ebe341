'use client'

import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Returns a function that never changes and calls the latest `callback`. Call it in effects and event
 * handlers only. It stands for React's `useEffectEvent`, which React 19.0 and 19.1 do not have.
 */
export function useLatestCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(callback)
  // Insertion effects run before all others, so that every effect calls the callback of its render.
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args) => latest.current(...args), [])
}
