import { validate, type ValidationRule } from '@org/ui/validators'
import { useState } from 'react'

/** What a text field needs to be part of a form. */
export interface FieldBinding {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  errors: readonly string[]
}

/**
 * A small form of texts. Each field is checked when it is left and again on saving; its messages
 * stay with it until it is right.
 *
 * @param initial values at first; later changes of it are not taken over, so that nothing typed is lost.
 */
export function useFields<Values extends Record<string, string>>(
  initial: Values,
  rules: { [Name in keyof Values]?: readonly ValidationRule[] } = {},
) {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<ReadonlySet<keyof Values>>(new Set())
  const errorsOf = (name: keyof Values) => validate(values[name], rules[name] ?? [])
  const names = Object.keys(initial)

  return {
    values,
    set: (changes: Partial<Values>) => setValues((former) => ({ ...former, ...changes })),
    field: (name: keyof Values & string): FieldBinding => ({
      value: values[name] ?? '',
      onChange: (value) => setValues((former) => ({ ...former, [name]: value })),
      onBlur: () => setChecked((former) => new Set(former).add(name)),
      errors: checked.has(name) ? errorsOf(name) : [],
    }),
    /** Shows every field's messages; true when there are none. */
    check: () => {
      setChecked(new Set(names))
      return names.every((name) => errorsOf(name).length === 0)
    },
    isChanged: names.some((name) => values[name] !== initial[name]),
  }
}
