'use client'

import { useState } from 'react'

/** Returns the previous array while the values are the same, for memoization by identity. */
export function useSameValues<Value>(values: readonly Value[]): readonly Value[] {
  const [kept, setKept] = useState(values)
  const isSame =
    kept.length === values.length && kept.every((value, index) => value === values[index])
  if (!isSame) setKept(values)
  return isSame ? kept : values
}
