'use client'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

export interface ChipKeysInput {
  /** The box around chips and text. */
  control: RefObject<HTMLElement | null>
  isTextEmpty: boolean
  /** Number of selected values, including those behind the “+n” chip. */
  count: number
  remove: (index: number) => void
}

/**
 * Implements the keyboard navigation of the chips. In an empty text field, Backspace removes the
 * last value and the left arrow moves to the chips. On a chip, the arrow keys move focus, and
 * Backspace and Delete remove the chip; focus then moves to the next chip or to the text field.
 */
export function useChipKeys({ control, isTextEmpty, count, remove }: ChipKeysInput) {
  const wanted = useRef<number>(undefined)
  const chips = () => [...(control.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
  const focus = (index: number) => {
    const chip = chips()[index] ?? control.current?.querySelector('input')
    chip?.focus()
  }

  useEffect(() => {
    if (wanted.current === undefined) return
    focus(Math.min(wanted.current, chips().length))
    wanted.current = undefined
  })

  return (event: KeyboardEvent) => {
    const all = chips()
    const at = all.indexOf(event.target as HTMLElement)
    const isInText = at === -1 && event.target instanceof HTMLInputElement
    if (isInText && isTextEmpty) {
      if (event.key === 'Backspace') remove(count - 1)
      if (event.key === 'ArrowLeft') focus(all.length - 1)
    } else if (at !== -1) {
      const target = {
        ArrowLeft: Math.max(0, at - 1),
        ArrowRight: at + 1,
        Home: 0,
        End: all.length,
      }[event.key]
      if (target !== undefined) focus(target)
      if (event.key === 'Backspace' || event.key === 'Delete') {
        wanted.current = at
        remove(at)
      }
      if (target !== undefined || wanted.current !== undefined) event.preventDefault()
    }
  }
}
