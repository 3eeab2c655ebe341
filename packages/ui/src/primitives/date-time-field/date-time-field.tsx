'use client'
import type { ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { ControlRow } from '../field/field.styles.ts'
import { Field } from '../text-field/text-field.styles.ts'
import { Time } from './date-time-field.styles.ts'
import { fromLocalText, toLocalText } from './local-time.ts'

export interface DateTimeFieldProps extends FieldProps {
  /** Unix time in seconds; `null` for none. */
  value: number | null
  /** Called with the Unix time in seconds, or with `null` while the time is incomplete. */
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  /** Earliest time that the calendar offers, as Unix time in seconds. */
  min?: number | undefined
  /** Latest time that the calendar offers, as Unix time in seconds. */
  max?: number | undefined
  /** Step in seconds: 60 (default) hides the seconds, 1 shows them. */
  step?: number | undefined
  name?: string | undefined
  isReadOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A date and time in the user's time zone, picked in the browser's calendar or typed. */
export function DateTimeField({
  label,
  isLabelHidden,
  description,
  errors,
  value,
  onChange,
  onBlur,
  min,
  max,
  step = 60,
  ref,
  ...rest
}: DateTimeFieldProps): ReactElement {
  const message = joinErrors(errors)

  return (
    <Field
      {...omitUndefined(rest)}
      type="datetime-local"
      validationBehavior="aria"
      isInvalid={message !== ''}
      value={toLocalText(value)}
      onChange={(text) => {
        const seconds = fromLocalText(text)
        if (seconds !== value) onChange(seconds)
      }}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <ControlRow>
          <Time
            {...omitUndefined({
              onBlur,
              min: min === undefined ? undefined : toLocalText(min),
              max: max === undefined ? undefined : toLocalText(max),
            })}
            step={step}
            ref={ref ?? null}
            $hasStart={false}
            $hasEnd={message !== ''}
          />
          {message !== '' && <ErrorMark label={label} message={message} />}
        </ControlRow>
      </FieldFrame>
    </Field>
  )
}
