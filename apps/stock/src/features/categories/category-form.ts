import type { ProductCategory } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { texts } from '#shared/texts.ts'
import type { CategoryValues } from './categories-saga.ts'

/** The form of a product category (specification 3, section 5.1). */
export const categoryForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: texts.name,
      validators: ['not_empty', { max_length: 200 }],
    },
  ],
})

export type CategoryFormValues = FormValues<typeof categoryForm>

/** Converts a category to form values. */
export const categoryFormValues = ({ name }: ProductCategory): CategoryFormValues => ({ name })

/** Converts form values to API values. */
export const categoryValues = ({ name }: CategoryFormValues): CategoryValues => ({
  name: name.trim(),
})
