'use client'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { float } from '../../transforms/index.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'

/** Form field for a number between two bounds, by default 1 and 10, set by sliding or typing. */
export function SliderFormField({ field, control }: FieldTypeProps<'slider'>): ReactElement {
  return (
    <Slider
      label={field.label}
      isLabelHidden={field.isLabelHidden}
      description={field.help}
      errors={control.errors}
      min={field.min}
      max={field.max}
      step={field.step}
      unit={field.unit}
      isDisabled={control.isDisabled}
      hasNumberEntry
      value={typeof control.value === 'number' ? control.value : (field.min ?? 1)}
      onChange={control.onChange}
      onBlur={control.onBlur}
      onTyping={(text) => control.onDraft(float(text) === control.value ? null : text, true)}
    />
  )
}

registerFieldType('slider', { component: SliderFormField, empty: 1 })
