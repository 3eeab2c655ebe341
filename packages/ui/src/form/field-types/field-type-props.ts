import type { SelectOption } from '../../primitives/select/select.tsx'

/** How one field is shown, described by data. */
export interface FieldDescription<Name extends string = string> {
  name: Name
  /** Key of a field type: text, text_area, number, switch, select, slider or timestamp. */
  type: string
  label: string
  description?: string | undefined
  placeholder?: string | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  /** Kind of text, for keyboards and autofill. */
  inputType?: 'text' | 'email' | 'tel' | 'url' | undefined
  autoComplete?: string | undefined
  /** Choices of a select. */
  options?: readonly SelectOption[] | undefined
  /** Bounds of a number or a slider. */
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
}

/** What a field type gets. It must bear any value, also one that it did not write itself. */
export interface FieldTypeProps {
  field: FieldDescription
  value: unknown
  errors: readonly string[]
  onChange: (value: unknown) => void
  onBlur: () => void
}
