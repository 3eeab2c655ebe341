'use client'

import type { ReactElement } from 'react'
import type { DrawingPart, DrawingSpec } from './drawing-parts.ts'
import { Svg } from './drawing.styles.ts'
import { Frame } from './frame.tsx'
import { Part } from './part.tsx'

/** A small illustration of where to click. The step next to it says the same in text. */
export function Drawing({ frame, parts }: DrawingSpec): ReactElement {
  const target = parts.find((part) => part.isTarget)
  return (
    <Svg viewBox="-1 -1 242 152" aria-hidden="true" focusable="false">
      <Frame frame={frame} />
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
      {target !== undefined && <Pointer part={target} />}
    </Svg>
  )
}

function Pointer({ part }: { part: DrawingPart }): ReactElement {
  const [right, bottom] = cornerOf(part)
  return (
    <path
      className="pointer"
      transform={`translate(${right - 7} ${bottom - 5})`}
      d="M0 0l12 5-5 1.6 3.4 5-2.4 1.5-3.3-5L1 12z"
    />
  )
}

function cornerOf(part: DrawingPart): [right: number, bottom: number] {
  if (part.kind === 'box') return [part.x + part.width, part.y + part.height]
  if (part.kind === 'gear') return [part.x + 14, part.y + 10]
  return [part.x + 18, part.y + 16]
}
