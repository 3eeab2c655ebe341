'use client'
import type { ReactElement } from 'react'
import { given } from '../../given.ts'
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
  /** Id of the help and the messages. */
  'aria-describedby'?: string
  onBlur?: (() => void) | undefined
  onTyping?: ((text: string) => void) | undefined
}

/** The number of a slider as a field: what is typed is brought within the bounds when it is left. */
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
      {...given(rest)}
      validationBehavior="aria"
      aria-label={label}
      minValue={min}
      maxValue={max}
      onChange={(value) => {
        // An emptied field keeps the slider where it is.
        if (Number.isNaN(value)) return
        onChange(value)
        onChangeEnd?.(value)
      }}
    >
      <Digits {...given({ onBlur, onInput: typed(onTyping) })} />
      {unit}
    </Entry>
  )
}
