'use client'
import type { ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { FieldName } from '../description/form-values.ts'
import type { ChoicesByName } from '../field-types/registry.ts'
import type { FormStore } from '../store/form-store.ts'
import { Entries } from './entries.tsx'
import { Grid } from './form-fields.styles.ts'

export interface FormFieldsProps<Values extends object> extends RootPropsWithRef<HTMLDivElement> {
  form: FormStore<Values>
  /** Number of columns from 600 px upwards. Default 1. */
  columns?: 1 | 2 | 3 | undefined
  /**
   * Choices that replace those in the description, by field name. For a field in a list, use its
   * name without the list's name. Keep the object stable while the choices are the same.
   */
  choices?: ChoicesByName<FieldName<Values>> | undefined
}

const noChoices: ChoicesByName = {}

/**
 * All fields of a form in the order of the description. Typing into a field renders only that
 * field.
 */
export function FormFields<Values extends object>({
  form,
  columns = 1,
  choices,
  ...rest
}: FormFieldsProps<Values>): ReactElement {
  return (
    <Grid {...omitUndefined(rest)} $columns={columns}>
      <Entries
        form={form}
        entries={form.description.fields}
        base=""
        columns={columns}
        choices={choices ?? noChoices}
      />
    </Grid>
  )
}
