import { type ChoiceOptions, type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { Combobox } from '@org/ui/primitives'

declare module '@org/ui/form' {
  interface FieldTypes {
    /** One of many choices, found by typing; null for none. */
    search_select: { value: string | null; options: ChoiceOptions }
  }
}

function SearchSelectField({ field, control }: FieldTypeProps<'search_select'>) {
  const { path, value, errors, isDisabled, isRequired, onChange, onBlur } = control
  return (
    <Combobox
      name={path}
      label={field.label}
      description={field.help}
      placeholder={field.placeholder}
      options={field.choices ?? []}
      errors={errors}
      isDisabled={isDisabled}
      isRequired={isRequired}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

registerFieldType('search_select', { component: SearchSelectField, empty: null })
