'use client'
import { useState } from 'react'

/**
 * A text that is typed here and kept elsewhere. What is typed shows at once, however late the other
 * place follows (a router may take a while), and no letter is lost to an older value; a change
 * that comes from elsewhere is taken over. `kept` tells as what a text comes back, where that is
 * written in another way.
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
  kept: (typed: string) => string = (typed) => typed,
): [string, (value: string) => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  /** Handed on, and not yet seen to come back. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])

  if (value !== seen) {
    setSeen(value)
    const at = underWay.indexOf(value)
    setUnderWay(at === -1 ? [] : underWay.slice(at + 1))
    if (at === -1) setTyped(value)
  }
  const type = (next: string) => {
    setTyped(next)
    setUnderWay([...underWay, kept(next)])
    onChange(next)
  }
  return [typed, type]
}
