export type { FieldDescription, FieldTypeProps } from './field-types/field-type-props.ts'
export { fieldTypes, type FieldType } from './field-types/field-types.tsx'
export { FormFields, type FormFieldsProps } from './form-fields/form-fields.tsx'
export { SaveBar, type SaveBarProps } from './save-bar/save-bar.tsx'
export { createForm } from './store/create-form.ts'
export type {
  FieldName,
  FieldState,
  Form,
  FormOptions,
  FormState,
  SaveStatus,
  SaveTexts,
} from './store/form-types.ts'
export { useField, useForm, useFormState, type FieldControl } from './use-form.ts'
