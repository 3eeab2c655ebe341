'use client'
import { Minus, Plus } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { typed } from './typed.ts'
import { Box, Digits, Field, StepButton } from './number-field.styles.ts'

export interface NumberFieldProps extends FieldProps {
  value: number
  /**
   * Called with a number within the bounds on blur, on Enter, and when an arrow key or one of the
   * two buttons is pressed.
   */
  onChange: (value: number) => void
  onBlur?: (() => void) | undefined
  /** Called with the text on each keystroke, before it becomes a number. */
  onTyping?: ((text: string) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  name?: string | undefined
  isReadOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A number with buttons to increase and decrease it. A cleared field becomes `min`, or 0. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errors,
  min,
  max,
  onChange,
  onBlur,
  onTyping,
  ref,
  ...rest
}: NumberFieldProps): ReactElement {
  const message = joinErrors(errors)
  return (
    <Field
      validationBehavior="aria"
      {...omitUndefined({ ...rest, minValue: min, maxValue: max })}
      isInvalid={message !== ''}
      onChange={(value) => onChange(Number.isNaN(value) ? (min ?? 0) : value)}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <Box>
          <Digits {...omitUndefined({ onBlur, onInput: typed(onTyping) })} ref={ref ?? null} />
          {message !== '' && <ErrorMark label={label} message={message} />}
          <StepButton slot="decrement">
            <Minus size={16} aria-hidden="true" />
          </StepButton>
          <StepButton slot="increment">
            <Plus size={16} aria-hidden="true" />
          </StepButton>
        </Box>
      </FieldFrame>
    </Field>
  )
}
