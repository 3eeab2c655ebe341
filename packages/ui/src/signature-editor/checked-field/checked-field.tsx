'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { TextFieldProps } from '../../primitives/text-field/text-field.tsx'
import { validatorMessages } from '../../validators/index.ts'
import { errorOf, type FieldRule } from '../field-errors/field-rules.ts'

export interface CheckedFieldProps extends Omit<TextFieldProps, 'errors' | 'onBlur' | 'onFocus'> {
  /** What is expected of the value. */
  rule?: FieldRule | undefined
  /** What the field says of a wrong value in place of the rule's message. */
  message?: string | undefined
}

/**
 * A text field that says what is wrong with its value, but not while a good one is being changed. It
 * hinders nobody: what was typed is kept and goes into the signature.
 */
export function CheckedField({ rule, message, value, ...rest }: CheckedFieldProps): ReactElement {
  const messages = useLabels(validatorMessages)
  const [isChanging, setChanging] = useState(false)
  const error = rule ? errorOf(rule, value, messages) : null
  return (
    <TextField
      {...rest}
      value={value}
      errors={error === null || isChanging ? [] : [message ?? error]}
      onFocus={() => setChanging(error === null)}
      onBlur={() => setChanging(false)}
    />
  )
}
