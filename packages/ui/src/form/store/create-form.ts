import { labels } from '../../labels.ts'
import { applyTransforms } from '../../transforms/index.ts'
import { validate } from '../../validators/index.ts'
import type {
  FieldName,
  FieldState,
  Form,
  FormOptions,
  FormState,
  SaveStatus,
} from './form-types.ts'
import { isEqual } from './is-equal.ts'
import { createListeners } from './listeners.ts'

const formTopic = ''

/** The state of one form outside of React: each field wakes only its own listeners. */
export function createForm<Values extends object>({
  initial,
  save,
  rules = {},
  transforms = {},
  notify = () => undefined,
  texts = labels.form,
}: FormOptions<Values>): Form<Values> {
  type Name = FieldName<Values>
  const names = Object.keys(initial) as Name[]
  const listeners = createListeners()
  const errors = new Map<Name, readonly string[]>()
  const dirty = new Set<Name>()
  const fieldStates = new Map<Name, FieldState<Values[Name]>>()
  let saved: Values = { ...initial }
  let values: Values = { ...initial }
  let status: SaveStatus = 'idle'
  let text = ''
  let formState = toFormState()

  function toFormState(): FormState {
    const isDirty = dirty.size > 0
    const hasErrors = errors.size > 0
    return {
      isDirty,
      hasErrors,
      status,
      text,
      canSave: isDirty && !hasErrors && status !== 'saving',
    }
  }

  function formChanged() {
    const next = toFormState()
    if (isEqual(next, formState)) return
    formState = next
    listeners.notify(formTopic)
  }

  function fieldChanged(name: Name) {
    fieldStates.delete(name)
    listeners.notify(`.${name}`)
  }

  function setErrors(name: Name, messages: readonly string[]) {
    if (isEqual(messages, errors.get(name) ?? [])) return
    if (messages.length > 0) errors.set(name, messages)
    else errors.delete(name)
    fieldChanged(name)
  }

  function check(name: Name) {
    setErrors(name, validate(values[name], rules[name] ?? []))
  }

  function put(name: Name, value: Values[Name]) {
    if (!Object.is(value, values[name])) {
      values = { ...values, [name]: value }
      fieldChanged(name)
    }
    if (isEqual(value, saved[name])) dirty.delete(name)
    else dirty.add(name)
  }

  function setStatus(next: SaveStatus, nextText: string) {
    status = next
    text = nextText
    formChanged()
    if (next !== 'idle') notify(nextText, next)
  }

  function acceptSaved(sent: Values, stored: Values) {
    saved = { ...stored }
    for (const name of names) {
      const isUntouched = Object.is(values[name], sent[name])
      put(name, isUntouched ? stored[name] : values[name])
    }
  }

  return {
    field<Key extends Name>(name: Key): FieldState<Values[Key]> {
      const state = fieldStates.get(name) ?? {
        value: values[name],
        errors: errors.get(name) ?? [],
      }
      fieldStates.set(name, state)
      return state as FieldState<Values[Key]>
    },
    values: () => values,
    state: () => formState,
    set(name, value) {
      put(name, applyTransforms(value, transforms[name] ?? []) as Values[typeof name])
      if (errors.has(name)) check(name)
      if (status === 'saving') formChanged()
      else setStatus('idle', '')
    },
    blur(name) {
      check(name)
      formChanged()
    },
    fail(name, messages) {
      setErrors(name, messages)
      formChanged()
    },
    async save() {
      if (status === 'saving') return false
      for (const name of names) check(name)
      if (errors.size > 0) {
        formChanged()
        return false
      }
      const sent = values
      setStatus('saving', texts.saving)
      try {
        acceptSaved(sent, (await save(sent)) ?? sent)
        setStatus('saved', texts.saved)
        return true
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown)
        setStatus('failed', texts.failed(message))
        return false
      }
    },
    undo() {
      for (const name of names) {
        put(name, saved[name])
        setErrors(name, [])
      }
      setStatus('idle', '')
    },
    reset(next) {
      saved = { ...next }
      for (const name of names) {
        put(name, next[name])
        setErrors(name, [])
      }
      setStatus('idle', '')
    },
    subscribeField: (name, listener) => listeners.add(`.${name}`, listener),
    subscribe: (listener) => listeners.add(formTopic, listener),
  }
}
