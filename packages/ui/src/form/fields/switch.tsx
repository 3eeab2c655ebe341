'use client'
import type { ReactElement } from 'react'
import { Switch } from '../../primitives/switch/switch.tsx'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'

/** Form field for a boolean, shown as a switch. */
export function SwitchFormField({ field, control }: FieldTypeProps<'switch'>): ReactElement {
  return (
    <Switch
      name={control.path}
      aria-label={field.isLabelHidden === true ? field.label : undefined}
      description={field.help}
      errors={control.errors}
      isDisabled={control.isDisabled}
      isSelected={control.value === true}
      onChange={control.onChange}
      onBlur={control.onBlur}
    >
      {field.isLabelHidden === true ? null : field.label}
    </Switch>
  )
}

registerFieldType('switch', { component: SwitchFormField, empty: false })
