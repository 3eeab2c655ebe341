'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLabels } from '../../locale/index.ts'
import { validatorMessages } from '../../validators/index.ts'
import type { TypedForm } from '../description/form-values.ts'
import { formLabels } from '../form.labels.ts'
import { createForm } from '../store/create-form.ts'
import type { FormOptions, FormState, FormStore } from '../store/form-store.ts'

/**
 * Creates a form that lives as long as its component. The description and the initial values are
 * read once; other options may change with each render. To load another record, give the component
 * another `key` or call `form.reset(values)`.
 */
export function useForm<Values extends object>(
  description: TypedForm<Values>,
  options: FormOptions<NoInfer<Values>>,
): FormStore<Values> {
  const { saving, saved, failed, notChecked } = useLabels(formLabels)
  const messages = useLabels(validatorMessages)
  const texts = { saving, saved, failed, notChecked, ...options.texts }
  const present = { messages, ...options, texts }
  const [form] = useState(() => createForm(description, present))
  useEffect(() => {
    const { save, errorsOf, notify } = options
    form.configure({ save, errorsOf, notify, texts: present.texts, messages: present.messages })
  })
  return form
}

/** Returns the state of the whole form. The component re-renders only when that state changes. */
export function useFormState<Values extends object>(
  form: Pick<FormStore<Values>, 'state' | 'subscribe'>,
): FormState {
  return useSyncExternalStore(form.subscribe, form.state, form.state)
}

/** Returns all values of a form. The component re-renders with each change of a value. */
export function useFormValues<Values extends object>(
  form: Pick<FormStore<Values>, 'values' | 'subscribeToValues'>,
): Values {
  return useSyncExternalStore(form.subscribeToValues, form.values, form.values)
}
