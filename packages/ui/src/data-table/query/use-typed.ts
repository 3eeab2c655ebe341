'use client'
import { useState } from 'react'

/**
 * Manages the text of a field whose value is stored elsewhere, for example by a router that updates
 * late. Typed text shows immediately. An older value never overwrites it, but a change made
 * elsewhere does. `kept` converts typed text to the form in which it comes back as `value`.
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
  kept: (typed: string) => string = (typed) => typed,
): [string, (value: string) => void] {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  /** Strings passed to `onChange` that have not come back as `value` yet. */
  const [pending, setPending] = useState<readonly string[]>([])

  if (value !== seen) {
    setSeen(value)
    const at = pending.indexOf(value)
    setPending(at === -1 ? [] : pending.slice(at + 1))
    if (at === -1) setTyped(value)
  }
  const type = (next: string) => {
    setTyped(next)
    setPending([...pending, kept(next)])
    onChange(next)
  }
  return [typed, type]
}
