'use client'
import type { ReactElement } from 'react'
import { Label } from 'react-aria-components/Slider'
import { given } from '../../given.ts'
import { Field, Fill, Output, Thumb, Track } from './slider.styles.ts'

export interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** Called once when the thumb is let go. */
  onChangeEnd?: ((value: number) => void) | undefined
  /** Default 1. */
  min?: number | undefined
  /** Default 10. */
  max?: number | undefined
  step?: number | undefined
  /** Unit behind the shown value, for example `px`. */
  unit?: string | undefined
  isDisabled?: boolean | undefined
}

/** A number on a line, by dragging, clicking or the arrow keys. */
export function Slider({
  label,
  min = 1,
  max = 10,
  step = 1,
  unit,
  ...rest
}: SliderProps): ReactElement {
  return (
    <Field {...given(rest)} minValue={min} maxValue={max} step={step}>
      <Label>{label}</Label>
      <Output>
        {({ state }) => [state.getThumbValueLabel(0), unit].filter(Boolean).join(' ')}
      </Output>
      <Track>
        <Fill />
        <Thumb />
      </Track>
    </Field>
  )
}
