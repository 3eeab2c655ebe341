import { float, integer } from '../../transforms/index.ts'
import type { FormEntry } from './form-description.ts'

/** `step` counts from `min`, or from 0, and its parts do not gather the errors of binary numbers. */
function toStep(number: number, step: number, min = 0, max = Infinity): number {
  const steps = Math.min(Math.round((number - min) / step), Math.floor((max - min) / step + 1e-9))
  return Number((min + steps * step).toFixed(10))
}

/**
 * A number as a field of type `number` or `slider` shows it: whole or on its step, and within its
 * bounds. A form keeps no other number, or it would save one that was never shown. Anything else stays as it is.
 */
export function fitNumber(entry: FormEntry, value: unknown): unknown {
  if ((entry.type !== 'number' && entry.type !== 'slider') || typeof value !== 'number')
    return value
  const isSlider = entry.type === 'slider'
  const { min = isSlider ? 1 : undefined, max = isSlider ? 10 : undefined, step = 1 } = entry
  const number = Math.max(min ?? -Infinity, isSlider ? float(value) : integer(value))
  return isSlider || step !== 1 ? toStep(number, step, min, max) : Math.min(max ?? Infinity, number)
}
