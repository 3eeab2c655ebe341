'use client'
import type {
  HTMLInputAutoCompleteAttribute,
  KeyboardEvent,
  ReactElement,
  ReactNode,
  Ref,
} from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { Adornment, ControlRow } from '../field/field.styles.ts'
import { useInitialFocus } from '../use-initial-focus.ts'
import { Box, Field } from './text-field.styles.ts'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined
  name?: string | undefined
  placeholder?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined
  /** Takes focus when it appears: for the first field of a dialog. */
  hasInitialFocus?: boolean | undefined
  isReadOnly?: boolean | undefined
  maxLength?: number | undefined
  /** A 16 px icon inside the field, before the text. */
  icon?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** A single-line text field. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errors,
  placeholder,
  icon,
  hasInitialFocus,
  onKeyDown,
  onBlur,
  onFocus,
  ref,
  ...rest
}: TextFieldProps): ReactElement {
  const message = joinErrors(errors)
  const input = useInitialFocus(hasInitialFocus, ref)
  return (
    <Field
      {...omitUndefined({ ...rest, autoFocus: hasInitialFocus })}
      validationBehavior="aria"
      isInvalid={message !== ''}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <ControlRow>
          {icon !== undefined && <Adornment $side="start">{icon}</Adornment>}
          <Box
            {...omitUndefined({ placeholder, onKeyDown, onBlur, onFocus })}
            ref={input}
            $hasStart={icon !== undefined}
            $hasEnd={message !== ''}
          />
          {message !== '' && <ErrorMark label={label} message={message} />}
        </ControlRow>
      </FieldFrame>
    </Field>
  )
}
