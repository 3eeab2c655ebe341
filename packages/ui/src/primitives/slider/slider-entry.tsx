'use client'
import type { ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { typed } from '../number-field/typed.ts'
import { Digits, Entry } from './slider.styles.ts'

export interface SliderEntryProps {
  label: string
  value: number
  onChange: (value: number) => void
  onChangeEnd?: ((value: number) => void) | undefined
  min: number
  max: number
  step: number
  unit: string | undefined
  isDisabled?: boolean | undefined
  isInvalid: boolean
  /** Ids of the slider's help text and error messages. */
  'aria-describedby'?: string
  onBlur?: (() => void) | undefined
  onTyping?: ((text: string) => void) | undefined
}

/** A number field for the slider's value: on blur the typed number is clamped to the bounds. */
export function SliderEntry({
  label,
  min,
  max,
  unit,
  onChange,
  onChangeEnd,
  onBlur,
  onTyping,
  ...rest
}: SliderEntryProps): ReactElement {
  return (
    <Entry
      {...omitUndefined(rest)}
      validationBehavior="aria"
      aria-label={label}
      minValue={min}
      maxValue={max}
      onChange={(value) => {
        // A cleared field leaves the slider where it is.
        if (Number.isNaN(value)) return
        onChange(value)
        onChangeEnd?.(value)
      }}
    >
      <Digits {...omitUndefined({ onBlur, onInput: typed(onTyping) })} />
      {unit}
    </Entry>
  )
}
