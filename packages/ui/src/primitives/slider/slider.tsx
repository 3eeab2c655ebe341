'use client'
import { useId, type ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { FieldLabel, LabelRow } from '../field/field.styles.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { SliderEntry } from './slider-entry.tsx'
import { ErrorText, Field, Fill, Help, Output, Thumb, Track } from './slider.styles.ts'

export interface SliderProps
  extends
    RootPropsWithRef<HTMLDivElement>,
    Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'errors' | 'isDisabled'> {
  value: number
  onChange: (value: number) => void
  /** Called once when the thumb is released, and after typing. */
  onChangeEnd?: ((value: number) => void) | undefined
  /** Default 1. */
  min?: number | undefined
  /** Default 10. */
  max?: number | undefined
  step?: number | undefined
  /** Unit after the displayed value, for example `px`. */
  unit?: string | undefined
  /** Adds a number field to type an exact value. */
  hasNumberEntry?: boolean | undefined
  onBlur?: (() => void) | undefined
  /** Called with the text on each keystroke in the number field, before it becomes a number. */
  onTyping?: ((text: string) => void) | undefined
}

/** A number on a scale, set by dragging, clicking, the arrow keys or typing. */
export function Slider({
  label,
  isLabelHidden = false,
  description,
  errors,
  value,
  onChange,
  onChangeEnd,
  min = 1,
  max = 10,
  step = 1,
  unit,
  isDisabled = false,
  hasNumberEntry = false,
  onBlur,
  onTyping,
  ...rest
}: SliderProps): ReactElement {
  const number = { value, step, isDisabled, onChange, ...omitUndefined({ onChangeEnd }) }
  const helpId = useId()
  const message = joinErrors(errors)
  const hasHelp = description !== undefined || message !== ''
  const described = omitUndefined({ 'aria-describedby': hasHelp ? helpId : undefined })
  return (
    <Field {...omitUndefined(rest)} {...number} minValue={min} maxValue={max}>
      <LabelRow>
        <FieldLabel $isHidden={isLabelHidden}>{label}</FieldLabel>
        {message !== '' && <ErrorMark label={label} message={message} />}
      </LabelRow>
      {hasNumberEntry ? (
        <SliderEntry
          {...number}
          {...described}
          label={label}
          min={min}
          max={max}
          unit={unit}
          isInvalid={message !== ''}
          onBlur={onBlur}
          onTyping={onTyping}
        />
      ) : (
        <Output>
          {({ state }) => [state.getThumbValueLabel(0), unit].filter(Boolean).join(' ')}
        </Output>
      )}
      <Track>
        <Fill />
        <Thumb {...omitUndefined({ onBlur })} {...described} isInvalid={message !== ''} />
      </Track>
      {hasHelp && (
        <Help id={helpId}>
          {description !== undefined && <div>{description}</div>}
          {message !== '' && <ErrorText>{message}</ErrorText>}
        </Help>
      )}
    </Field>
  )
}
