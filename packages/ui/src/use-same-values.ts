'use client'

import { useState } from 'react'

/** The array of an earlier render while it holds the same values, for what is drawn again by identity. */
export function useSameValues<Value>(values: readonly Value[]): readonly Value[] {
  const [kept, setKept] = useState(values)
  const isSame =
    kept.length === values.length && kept.every((value, index) => value === values[index])
  if (!isSame) setKept(values)
  return isSame ? kept : values
}
