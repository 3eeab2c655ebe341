'use client'

import { completeSignatureData } from '@org/signature'
import type { SignatureData, SignatureInput } from '@org/signature'
import { useCallback, useState } from 'react'

export interface OwnValueOptions {
  /** The controlled value. If it is undefined, the editor keeps its own state. */
  value: SignatureData | undefined
  defaultValue: SignatureInput | undefined
  onChange: ((value: SignatureData) => void) | undefined
}

/**
 * Returns the controlled value or, without one, the editor's own state, which starts at the
 * default.
 */
export function useOwnValue({
  value,
  defaultValue = {},
  onChange,
}: OwnValueOptions): [value: SignatureData, change: (value: SignatureData) => void] {
  const [own, setOwn] = useState(() => completeSignatureData(defaultValue))
  const isOwn = value === undefined
  const change = useCallback(
    (next: SignatureData) => {
      if (isOwn) setOwn(next)
      onChange?.(next)
    },
    [isOwn, onChange],
  )
  return [value ?? own, change]
}
