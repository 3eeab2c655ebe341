'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * Milliseconds without a change after which the value updates: longer than between two keystrokes.
 */
const pause = 150

/**
 * Returns a value that updates once its changes pause, for parts that may lag behind typing.
 * Renders in a transition, which the next keystroke interrupts.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
