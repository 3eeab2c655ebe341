'use client'

import { completeSignatureData } from '@org/signature'
import type { SignatureData, SignatureInput } from '@org/signature'
import { useCallback, useState } from 'react'

export interface OwnValueOptions {
  /** The value that the page holds; left out where the editor holds it. */
  value: SignatureData | undefined
  defaultValue: SignatureInput | undefined
  onChange: ((value: SignatureData) => void) | undefined
}

/** The page's value or, where it gives none, one of the editor's own that begins with the default. */
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
