export type { Condition, Json } from './description/condition.ts'
export { defineForm } from './description/define-form.ts'
export type {
  FieldDescription,
  FormDescription,
  FormEntry,
  GroupDescription,
  ListDescription,
} from './description/form-description.ts'
export type {
  FieldPath,
  FormValues,
  ListName,
  PathValue,
  TypedForm,
} from './description/form-values.ts'
// Uses `export *` so that `declare module '@org/ui/form'` can extend the interface `FieldTypes`.
export * from './field-types/field-types.ts'
export {
  registerFieldType,
  type ChoicesByName,
  type FieldType,
  type FieldTypeProps,
} from './field-types/registry.ts'
export { formLabels, type FormLabels } from './form.labels.ts'
export { createForm } from './store/create-form.ts'
export type { FieldControl } from './store/field-control.ts'
export type {
  FieldErrors,
  FieldSource,
  FormOptions,
  FormState,
  FormStore,
  FormTexts,
  SaveStatus,
} from './store/form-store.ts'
export { Field, type FieldProps } from './field/field.tsx'
export { Form, type FormProps } from './form/form.tsx'
export { FormFields, type FormFieldsProps } from './form-fields/form-fields.tsx'
export { useField } from './hooks/use-field.ts'
export { useForm, useFormState, useFormValues } from './hooks/use-form.ts'
export { SaveBar, type SaveBarProps } from './save-bar/save-bar.tsx'
export {
  UnsavedGuard,
  type BlockedNavigation,
  type UnsavedGuardProps,
} from './unsaved-guard/unsaved-guard.tsx'
export { useUnsavedGuard } from './unsaved-guard/use-unsaved-guard.ts'
