'use client'
import type { ComponentType } from 'react'
import { NumberField } from '../../primitives/number-field/number-field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Slider } from '../../primitives/slider/slider.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { integer } from '../../transforms/index.ts'
import type { FieldDescription, FieldTypeProps } from './field-type-props.ts'
import { fromLocalInput, toLocalInput } from './timestamp.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function common({ label, description, isDisabled, isRequired }: FieldDescription) {
  return { label, description, isDisabled, isRequired }
}

/** A field type: draws one described field. */
export type FieldType = ComponentType<FieldTypeProps>

/** The field types that forms know, by the key that a description names. */
export const fieldTypes: Readonly<Record<string, FieldType>> = {
  text: ({ field, value, ...control }) => (
    <TextField
      {...common(field)}
      {...control}
      name={field.name}
      type={field.inputType}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
      value={text(value)}
    />
  ),
  text_area: ({ field, value, ...control }) => (
    <TextArea
      {...common(field)}
      {...control}
      name={field.name}
      placeholder={field.placeholder}
      value={text(value)}
    />
  ),
  number: ({ field, value, ...control }) => (
    <NumberField
      {...common(field)}
      {...control}
      name={field.name}
      min={field.min}
      max={field.max}
      step={field.step ?? 1}
      value={integer(value)}
    />
  ),
  switch: ({ field, value, onChange, onBlur }) => (
    <Switch
      name={field.name}
      isDisabled={field.isDisabled}
      isSelected={value === true}
      onChange={(isSelected) => {
        onChange(isSelected)
        onBlur()
      }}
    >
      {field.label}
    </Switch>
  ),
  select: ({ field, value, ...control }) => (
    <Select
      {...common(field)}
      {...control}
      name={field.name}
      placeholder={field.placeholder}
      options={field.options ?? []}
      value={typeof value === 'string' ? value : null}
    />
  ),
  slider: ({ field, value, onChange }) => (
    <Slider
      label={field.label}
      isDisabled={field.isDisabled}
      min={field.min}
      max={field.max}
      step={field.step}
      value={typeof value === 'number' ? value : (field.min ?? 1)}
      onChange={onChange}
    />
  ),
  timestamp: ({ field, value, onChange, ...control }) => (
    <TextField
      {...common(field)}
      {...control}
      name={field.name}
      type="datetime-local"
      value={toLocalInput(typeof value === 'number' ? value : null)}
      onChange={(local) => onChange(fromLocalInput(local))}
    />
  ),
}
