'use client'
import type { ReactElement } from 'react'
import { given } from '../../given.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { FieldName } from '../description/form-values.ts'
import type { ChoicesByName } from '../field-types/registry.ts'
import type { FormStore } from '../store/form-store.ts'
import { Entries } from './entries.tsx'
import { Grid } from './form-fields.styles.ts'

export interface FormFieldsProps<Values extends object> extends RootPropsWithRef<HTMLDivElement> {
  form: FormStore<Values>
  /** Columns beside each other from 600 px upwards. Default 1. */
  columns?: 1 | 2 | 3 | undefined
  /**
   * Choices in place of the description's, by the field's name; a field inside a list goes by its own name.
   * Give the same object while they are the same.
   */
  choices?: ChoicesByName<FieldName<Values>> | undefined
}

const noChoices: ChoicesByName = {}

/** All described fields of a form in their order. Typing into one draws that one alone. */
export function FormFields<Values extends object>({
  form,
  columns = 1,
  choices,
  ...rest
}: FormFieldsProps<Values>): ReactElement {
  return (
    <Grid {...given(rest)} $columns={columns}>
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
