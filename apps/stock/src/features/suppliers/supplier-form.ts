import type { Supplier } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { texts } from '#shared/texts.ts'
import type { SupplierValues } from './suppliers-saga.ts'
import { suppliersTexts } from './texts.ts'

/** The form of a supplier (specification 3, section 5.1). */
export const supplierForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: texts.name,
      validators: ['not_empty', { max_length: 200 }],
    },
    {
      name: 'code',
      type: 'text',
      label: suppliersTexts.code,
      validators: ['not_empty', { max_length: 200 }],
    },
    {
      name: 'email',
      type: 'text',
      inputType: 'email',
      label: suppliersTexts.email,
      help: suppliersTexts.emailHelp,
      validators: ['not_empty', 'email'],
    },
  ],
})

export type SupplierFormValues = FormValues<typeof supplierForm>

/** Converts a supplier to form values. */
export const supplierFormValues = ({ name, code, email }: Supplier): SupplierFormValues => ({
  name,
  code,
  email,
})

/** Converts form values to API values. */
export const supplierValues = ({ name, code, email }: SupplierFormValues): SupplierValues => ({
  name: name.trim(),
  code: code.trim(),
  email: email.trim(),
})
