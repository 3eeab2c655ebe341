import type { Dimensions } from '../file/dimensions.ts'
import { moveArea, resizeArea, type AreaFractions } from './area-geometry.ts'

/** Fraction of the video by which one key press moves or widens the frame. */
const step = 0.02

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const widening: Readonly<Record<string, number>> = { '+': step, '=': step, '-': -step }

const wideningWithShift: Readonly<Record<string, number>> = {
  ArrowRight: step,
  ArrowUp: step,
  ArrowLeft: -step,
  ArrowDown: -step,
}

/** A pressed key, for example a `KeyboardEvent`. */
export interface PressedKey {
  key: string
  shiftKey: boolean
}

/**
 * Returns the area after a key: arrows move it; `+`, `-` and arrows with shift resize it. Undefined
 * for any other key.
 */
export function areaAfterKey(
  area: AreaFractions,
  { key, shiftKey }: PressedKey,
  media: Dimensions,
): AreaFractions | undefined {
  const wider = (shiftKey ? wideningWithShift[key] : undefined) ?? widening[key]
  if (wider !== undefined) return resizeArea(area, area.width + wider, media)
  const move = moves[key]
  return move && moveArea(area, { x: move[0], y: move[1] })
}
