import type { VisibleArea } from '@org/api/coaching'
import type { CSSProperties } from 'react'

const percent = (fraction: number) => `${fraction * 100}%`

/**
 * Returns styles that place a whole video or poster so that a clipping box shows its visible area.
 */
export const cropped = ({ x, y, width, height }: VisibleArea): CSSProperties => ({
  left: percent(-x / width),
  top: percent(-y / height),
  width: percent(1 / width),
  height: percent(1 / height),
})
