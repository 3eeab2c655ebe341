import { float, integer } from '../../transforms/index.ts'
import type { FormEntry } from './form-description.ts'

/** Rounds to a multiple of `step`, counted from `min` or 0, without floating-point noise. */
function toStep(number: number, step: number, min = 0, max = Infinity): number {
  const steps = Math.min(Math.round((number - min) / step), Math.floor((max - min) / step + 1e-9))
  return Number((min + steps * step).toFixed(10))
}

/**
 * Fits a number to its `number` or `slider` field: makes it whole or moves it to a step, within the
 * bounds. The form stores only such numbers; otherwise it would save a value that was never shown.
 * Other values are returned unchanged.
 */
export function fitNumber(entry: FormEntry, value: unknown): unknown {
  if ((entry.type !== 'number' && entry.type !== 'slider') || typeof value !== 'number')
    return value
  const isSlider = entry.type === 'slider'
  const { min = isSlider ? 1 : undefined, max = isSlider ? 10 : undefined, step = 1 } = entry
  const number = Math.max(min ?? -Infinity, isSlider ? float(value) : integer(value))
  return isSlider || step !== 1 ? toStep(number, step, min, max) : Math.min(max ?? Infinity, number)
}
