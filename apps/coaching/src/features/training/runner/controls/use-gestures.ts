import type { RunnerAction } from '@org/api/coaching'
import { type PointerEvent, useEffect, useRef } from 'react'

/** Minimum distance of a swipe, in pixels. */
const swipeDistance = 50
/** Maximum movement of a finger in a tap, in pixels. */
const tapDistance = 12

/** Whether a touch or a key is for a control, or for a text that scrolls. */
const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, [data-readable]') !== null

/** A command given by a gesture or a key; the escape key gives `leave`. */
export type Wish = RunnerAction | 'leave'

const wishes: Readonly<Partial<Record<string, Wish>>> = {
  ' ': 'tap',
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Escape: 'leave',
}

/**
 * Reports the commands that people give with keys, taps and swipes: space or a tap anywhere pauses,
 * resumes or confirms; right arrow or a swipe to the left goes forward; left arrow or a swipe to
 * the right goes back. The right arrow also confirms repetitions, whereas a swipe only skips them,
 * since people easily swipe by accident. On a focused button, space presses the button instead.
 */
export function useGestures(onWish: (wish: Wish) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === ' ' && isOnControl(event.target)) return
      const wish = wishes[event.key]
      if (!wish) return
      event.preventDefault()
      onWish(wish)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onWish])

  return {
    onPointerDown: ({ target, isPrimary, clientX, clientY }: PointerEvent) => {
      if (isPrimary) start.current = isOnControl(target) ? null : { x: clientX, y: clientY }
    },
    onPointerCancel: () => {
      start.current = null
    },
    onPointerUp: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      if (!start.current || !isPrimary) return
      const [across, along] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.hypot(across, along) <= tapDistance) onWish('tap')
      else if (Math.abs(across) >= swipeDistance && Math.abs(across) > Math.abs(along)) {
        onWish(across < 0 ? 'skip' : 'back')
      }
    },
  }
}
