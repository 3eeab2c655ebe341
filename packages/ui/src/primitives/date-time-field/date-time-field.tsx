'use client'
import type { ReactElement, Ref } from 'react'
import { given } from '../../given.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { ControlRow } from '../field/field.styles.ts'
import { Field } from '../text-field/text-field.styles.ts'
import { Time } from './date-time-field.styles.ts'
import { fromLocalText, toLocalText } from './local-time.ts'

export interface DateTimeFieldProps extends FieldProps {
  /** Seconds since 1970; `null` for none. */
  value: number | null
  /** Called with seconds since 1970, or with `null` as soon as the time is not complete. */
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  /** Earliest time that the calendar offers, in seconds since 1970. */
  min?: number | undefined
  /** Latest time that the calendar offers, in seconds since 1970. */
  max?: number | undefined
  /** Seconds between two times: 60 (default) leaves seconds out, 1 asks for them. */
  step?: number | undefined
  name?: string | undefined
  isReadOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A day and an hour in the reader's time zone, by the browser's own calendar or by typing. */
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
      {...given(rest)}
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
            {...given({
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
