'use client'
import type { ReactElement } from 'react'
import { NumberField } from '../../primitives/number-field/number-field.tsx'
import { integer } from '../../transforms/index.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'

/**
 * A whole number, cut as the transform `integer` cuts: `9,6` gives 9; 0 where what was typed is none.
 * A step of more than 1 takes the number to the nearest of its steps.
 */
export function NumberFormField({ field, control }: FieldTypeProps<'number'>): ReactElement {
  return (
    <NumberField
      {...sharedProps(field, control as never)}
      min={field.min}
      max={field.max}
      // The control would round to a step of 1, which is its own where it knows of none.
      step={field.step === 1 ? undefined : field.step}
      value={integer(control.value)}
      onChange={(value) => control.onChange(integer(value))}
      onTyping={(text) => control.onDraft(integer(text) === control.value ? null : text, true)}
    />
  )
}

registerFieldType('number', { component: NumberFormField, empty: 0 })
