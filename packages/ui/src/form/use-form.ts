'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { createForm } from './store/create-form.ts'
import type { FieldName, FieldState, Form, FormOptions, FormState } from './store/form-types.ts'

/** A form that lives as long as its component. The options are read once. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [form] = useState(() => createForm(options))
  return form
}

/** The state of the whole form; renders again only when it changes. */
export function useFormState<Values extends object>(form: Form<Values>): FormState {
  return useSyncExternalStore(form.subscribe, form.state, form.state)
}

export interface FieldControl<Value> extends FieldState<Value> {
  onChange: (value: Value) => void
  onBlur: () => void
}

/** One field, ready for a control; renders again only when this field changes. */
export function useField<Values extends object, Name extends FieldName<Values>>(
  form: Form<Values>,
  name: Name,
): FieldControl<Values[Name]> {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribeField(name, listener),
    [form, name],
  )
  const read = useCallback(() => form.field(name), [form, name])
  const state = useSyncExternalStore(subscribe, read, read)
  return {
    ...state,
    onChange: (value) => form.set(name, value),
    onBlur: () => form.blur(name),
  }
}
