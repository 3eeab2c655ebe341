'use client'

import { startTransition, useEffect, useState } from 'react'

/** Milliseconds without a change after which what may lag behind follows: longer than between two keys. */
const pause = 150

/**
 * A value that updates once its changes pause, for anything that may lag behind typing.
 * What it draws makes way for the next key.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
