import type { ReactElement } from 'react'
import type { TypedForm } from '../description/form-values.ts'
import { Form } from '../form/form.tsx'
import { FormFields } from '../form-fields/form-fields.tsx'
import { useForm } from '../hooks/use-form.ts'
import { SaveBar } from '../save-bar/save-bar.tsx'
import type { FormOptions } from '../store/form-store.ts'

export interface StoryFormProps<Values extends object> extends FormOptions<Values> {
  description: TypedForm<Values>
  columns?: 1 | 2 | 3 | undefined
}

/** A complete form, as on a page. */
export function StoryForm<Values extends object>({
  description,
  columns = 1,
  ...options
}: StoryFormProps<Values>): ReactElement {
  const form = useForm(description, options)
  return (
    <Form form={form} aria-label="Formulaire" style={{ maxWidth: 640 }}>
      <FormFields form={form} columns={columns} />
      <SaveBar form={form} />
    </Form>
  )
}
