'use client'
import type { ReactElement } from 'react'
import { NumberField } from '../../primitives/number-field/number-field.tsx'
import { integer } from '../../transforms/index.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'

/**
 * Form field for a whole number, parsed like the transform `integer`: `9,6` gives 9, and other text
 * gives `min`, or 0. A step of more than 1 rounds to the nearest step.
 */
export function NumberFormField({ field, control }: FieldTypeProps<'number'>): ReactElement {
  return (
    <NumberField
      {...sharedProps(field, control as never)}
      min={field.min}
      max={field.max}
      // Omit a step of 1, because any explicit step makes the control round. The control steps by 1
      // anyway.
      step={field.step === 1 ? undefined : field.step}
      value={integer(control.value)}
      onChange={(value) => control.onChange(integer(value))}
      onTyping={(text) => control.onDraft(integer(text) === control.value ? null : text, true)}
    />
  )
}

registerFieldType('number', { component: NumberFormField, empty: 0 })
