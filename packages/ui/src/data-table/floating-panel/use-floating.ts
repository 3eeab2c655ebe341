'use client'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useLatestCallback } from '../../use-latest-callback.ts'

/** Distance in pixels between the button and the panel. */
const gap = 4

/** Finds the button that opens the element with this id. */
const openerOf = (id: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)

/**
 * Shows an element over the page, below its button. It closes on Escape, on a pointer press
 * outside, or when focus leaves it. If focus is inside, Escape returns it to the button.
 */
export function useFloating(
  ref: RefObject<HTMLElement | null>,
  id: string,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const panel = ref.current
    const opener = openerOf(id)
    if (!panel || !opener) return
    const place = () => {
      const { bottom, right } = opener.getBoundingClientRect()
      const edge = document.documentElement.clientWidth
      panel.style.top = `${bottom + window.scrollY + gap}px`
      panel.style.right = `${Math.max(gap, Math.min(edge - right, edge - panel.offsetWidth - gap))}px`
    }
    panel.showPopover({ source: opener })
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [ref, id])

  const close = useLatestCallback(onClose)
  useEffect(() => {
    // This also closes the panel when a dialog opens and takes focus. Otherwise the panel, which is
    // in the top layer, would cover the dialog.
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (!ref.current?.contains(target) && !openerOf(id)?.contains(target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const isInside = ref.current?.contains(document.activeElement)
      close()
      if (isInside) openerOf(id)?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [ref, id, close])
}
