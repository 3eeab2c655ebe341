'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { TextFieldProps } from '../../primitives/text-field/text-field.tsx'
import { validate } from '../../validators/index.ts'

export interface CheckedFieldProps extends Omit<TextFieldProps, 'errors' | 'onBlur'> {
  /** Names of the validators that look at the value once the field was left. */
  rules?: readonly ('email' | 'phone' | 'url')[] | undefined
}

/**
 * A text field that says, once it was left, what is wrong with its value. It hinders nobody: what
 * was typed is kept and goes into the signature.
 */
export function CheckedField({ rules = [], value, ...rest }: CheckedFieldProps): ReactElement {
  const [wasLeft, setLeft] = useState(false)
  const errors = wasLeft ? validate(value, rules) : []
  return <TextField {...rest} value={value} errors={errors} onBlur={() => setLeft(true)} />
}
