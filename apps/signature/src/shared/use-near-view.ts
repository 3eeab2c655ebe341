import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is in or near the viewport. */
export interface NearView {
  isNear: boolean
  /**
   * The element's height in pixels when it was last near the viewport, used to reserve its space.
   */
  height: number | undefined
}

/**
 * Observes whether an element is in or near the viewport.
 *
 * @param margin pixels above and below the viewport that count as near; must not change between
 * renders
 */
export function useNearView<E extends Element>(
  margin: number,
): NearView & { ref: RefObject<E | null> } {
  const ref = useRef<E>(null)
  const [view, setView] = useState<NearView>({ isNear: false, height: undefined })
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const { isIntersecting: isNear, boundingClientRect } = entry
        setView((former) => ({
          isNear,
          height: former.isNear && !isNear ? boundingClientRect.height : former.height,
        }))
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return { ref, ...view }
}
