'use client'
import { useRef, type PointerEvent, type ReactElement } from 'react'
import type { Dimensions } from '../../file/dimensions.ts'
import { Corner, Corners } from './crop-dialog.styles.ts'

export interface FrameHandlesProps {
  /** Size of the frame in CSS pixels. */
  size: Dimensions
  /** Called with the new distance of a corner from the centre, in CSS pixels. */
  onPull: (corner: { x: number; y: number }) => void
}

const corners = ['nw', 'ne', 'sw', 'se'] as const

/**
 * Corner handles to resize a free frame with a pointer. Keyboard users have two sliders instead.
 */
export function FrameHandles({ size, onPull }: FrameHandlesProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null)

  function pull(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    onPull({
      x: event.clientX - (box.left + box.width / 2),
      y: event.clientY - (box.top + box.height / 2),
    })
  }

  return (
    <Corners ref={frame} style={size} aria-hidden="true">
      {corners.map((corner) => (
        <Corner
          key={corner}
          $corner={corner}
          data-corner={corner}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={pull}
        />
      ))}
    </Corners>
  )
}
