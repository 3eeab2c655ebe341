'use client'
import { useRef, type HTMLAttributes, type PointerEvent } from 'react'
import type { Dimensions } from '../file/dimensions.ts'
import {
  dragCorner,
  moveArea,
  type AreaFractions,
  type Corner,
  type Point,
} from './area-geometry.ts'

interface Drag {
  /** The dragged corner; undefined if the whole frame is dragged. */
  corner: Corner | undefined
  /** Distance from the dragged corner, or from the frame’s upper left corner, to the pointer. */
  from: Point
}

/** Returns the pointer's position in an element, as fractions of the element's size. */
function pointIn(element: Element | null, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const cornerPoint = ({ x, y, width, height }: AreaFractions, corner: Corner): Point => ({
  x: corner.endsWith('w') ? x : x + width,
  y: corner.startsWith('n') ? y : y + height,
})

const cornerOf = (target: EventTarget) =>
  (target instanceof HTMLElement ? target.dataset['corner'] : undefined) as Corner | undefined

/**
 * Moves a frame and resizes it by its corners (elements with `data-corner`), with a mouse, a pen or
 * a finger. Returns the props for the frame, whose parent element must have the video's size.
 */
export function useFrameDrag(
  area: AreaFractions,
  media: Dimensions,
  onChange: (area: AreaFractions) => void,
): HTMLAttributes<HTMLElement> {
  const drag = useRef<Drag>(undefined)
  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) return
      const { currentTarget, pointerId, target } = event
      currentTarget.setPointerCapture(pointerId)
      const corner = cornerOf(target)
      const at = pointIn(currentTarget.parentElement, event)
      const origin = corner ? cornerPoint(area, corner) : area
      drag.current = { corner, from: { x: at.x - origin.x, y: at.y - origin.y } }
    },
    onPointerMove: (event) => {
      if (!drag.current || !event.isPrimary) return
      const { corner, from } = drag.current
      const at = pointIn(event.currentTarget.parentElement, event)
      const to = { x: at.x - from.x, y: at.y - from.y }
      onChange(
        corner
          ? dragCorner(area, corner, to, media)
          : moveArea(area, { x: to.x - area.x, y: to.y - area.y }),
      )
    },
    onLostPointerCapture: () => {
      drag.current = undefined
    },
  }
}
