'use client'

import { use, useState } from 'react'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { TextFieldProps } from '../../primitives/text-field/text-field.tsx'
import { validatorMessages } from '../../validators/index.ts'
import { errorOf, type FieldRule } from '../field-errors/field-rules.ts'
import { PhoneRuleContext } from '../field-errors/phone-rule.ts'

export interface CheckedFieldProps extends Omit<TextFieldProps, 'errors' | 'onBlur' | 'onFocus'> {
  /** The rule that the value must meet. */
  rule?: FieldRule | undefined
  /** Error message that replaces the rule's own. */
  message?: string | undefined
}

/**
 * A text field that shows an error for an invalid value. If the value was valid when the field
 * received focus, the error appears only on blur. The error does not block anything: the typed text
 * is kept and used in the signature.
 */
export function CheckedField({ rule, message, value, ...rest }: CheckedFieldProps): ReactElement {
  const messages = useLabels(validatorMessages)
  const [isChanging, setChanging] = useState(false)
  const phoneRule = use(PhoneRuleContext)
  const error = rule ? errorOf(rule, value, { messages, phoneRule }) : null
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
