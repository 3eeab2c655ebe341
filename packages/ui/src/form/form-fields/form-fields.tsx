'use client'
import { memo, type ReactElement } from 'react'
import type { FieldDescription } from '../field-types/field-type-props.ts'
import { fieldTypes, type FieldType } from '../field-types/field-types.tsx'
import type { FieldName, Form } from '../store/form-types.ts'
import { useField } from '../use-form.ts'
import { Grid } from './form-fields.styles.ts'

export interface FormFieldsProps<Values extends object> {
  form: Form<Values>
  fields: readonly FieldDescription<FieldName<Values>>[]
  /** Columns beside each other from 600 px upwards. Default 1. */
  columns?: 1 | 2 | 3 | undefined
  /** Field types by key; add your own to `fieldTypes`. */
  types?: Readonly<Record<string, FieldType>> | undefined
}

/** The described fields of a form below each other. Typing into one draws that one alone. */
export function FormFields<Values extends object>({
  form,
  fields,
  columns = 1,
  types = fieldTypes,
}: FormFieldsProps<Values>): ReactElement {
  return (
    <Grid $columns={columns}>
      {fields.map((field) => {
        const type = types[field.type]
        if (!type) throw new Error(`No field type named ${field.type}: add it to "types".`)
        return <ConnectedField key={field.name} form={form} field={field} type={type} />
      })}
    </Grid>
  )
}

interface ConnectedFieldProps<Values extends object> {
  form: Form<Values>
  field: FieldDescription<FieldName<Values>>
  type: FieldType
}

const ConnectedField = memo(function ConnectedField<Values extends object>({
  form,
  field,
  type: Type,
}: ConnectedFieldProps<Values>) {
  const control = useField(form, field.name)
  return (
    <Type
      field={field}
      value={control.value}
      errors={control.errors}
      onBlur={control.onBlur}
      onChange={(value) => control.onChange(value as Values[FieldName<Values>])}
    />
  )
}) as <Values extends object>(props: ConnectedFieldProps<Values>) => ReactElement
