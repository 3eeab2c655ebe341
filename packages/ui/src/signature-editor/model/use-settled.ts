'use client'

import { startTransition, useEffect, useState } from 'react'

/** Debounce delay in ms: longer than the time between two keystrokes. */
const pause = 150

/**
 * Returns a debounced value, for parts that may lag behind typing. It updates in a transition,
 * which the next keystroke interrupts.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
