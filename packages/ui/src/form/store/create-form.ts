import { validatorMessages } from '../../validators/index.ts'
import type { FormDescription } from '../description/form-description.ts'
import type { TypedForm } from '../description/form-values.ts'
import { createChecks } from './checks.ts'
import { edit } from './edit.ts'
import { focusFirstError, setErrors } from './errors.ts'
import {
  allValues,
  textsOf,
  type AnyValues,
  type FormParts,
  type FormSettings,
} from './form-parts.ts'
import type { FieldErrors, FormOptions, FormStore } from './form-store.ts'
import { createHistory } from '../../history/history.ts'
import { addItem, moveItem, removeItem } from './list-items.ts'
import { emit, hasErrors, type FormNode } from './node.ts'
import { createSubmission } from './submission.ts'
import { createTracker, showErrors, trackValue, type FieldValue } from './tracker.ts'
import { createTree } from './tree.ts'
import { keepDraft, leaveField } from './typing.ts'
import { redo, reset, undo } from './undo.ts'

/** Maximum time in ms between two keystrokes in a field that are merged into one undo step. */
const keystrokePause = 500

/**
 * Creates the state of one form, outside of React. Each field has its own listeners, which run only
 * when that field changes.
 */
export function createForm<Values extends object>(
  description: TypedForm<Values>,
  options: FormOptions<NoInfer<Values>>,
): FormStore<Values> {
  const settings = { options: options as unknown as FormOptions<AnyValues> }
  const form = createParts(description, settings)
  const store = { description, ...fieldMethods(form), ...formMethods(form) }
  return store as unknown as FormStore<Values>
}

function createParts(description: FormDescription, settings: FormSettings): FormParts {
  const { now = () => performance.now(), initial = {} } = settings.options
  const tracker = createTracker({
    history: createHistory<FieldValue>({
      pause: keystrokePause,
      now,
      isRestored: ({ before, after }) => Object.is(before.value, after.value),
    }),
    notify: (text, status) => settings.options.notify?.(text, status),
  })
  const checks = createChecks({
    messages: () => settings.options.messages ?? validatorMessages.fr,
    notChecked: () => textsOf(settings).notChecked,
    changed: (node) => showErrors(tracker, node),
  })
  const tree = createTree(description, initial, {
    change: (node, value) => edit(form, node, value),
    draft: (node, draft, isUnreadable) => keepDraft(form, node, draft, isUnreadable),
    leave: (node) => leaveField(form, node),
    onAttach: (node) => trackValue(tracker, node),
    onInactive: (node) => stopValidating({ tracker, checks }, node),
  })
  const form: FormParts = {
    settings,
    tracker,
    checks,
    tree,
    values: null,
    valueListeners: new Set(),
  }
  return form
}

/** Clears the errors and checks of a field that is hidden, disabled or removed. */
function stopValidating(
  { tracker, checks }: Pick<FormParts, 'tracker' | 'checks'>,
  node: FormNode,
): void {
  if (!node.isLive) tracker.dirty.delete(node)
  tracker.typing.delete(node)
  if (!hasErrors(node) && node.check === null) return
  checks.clear(node)
  tracker.inError.delete(node)
  emit(node)
}

function fieldMethods(form: FormParts) {
  const { tree } = form
  return {
    field: (path: string) => tree.get(path).cell,
    describe: (path: string) => tree.get(path).entry,
    set: (path: string, value: unknown) => edit(form, tree.get(path), value),
    blur: (path: string) => leaveField(form, tree.get(path)),
    addItem: (path: string, item?: AnyValues, position?: number) =>
      addItem(form, path, item, position),
    removeItem: (path: string, key: string) => removeItem(form, path, key),
    moveItem: (path: string, from: number, to: number) => moveItem(form, path, from, to),
  }
}

function formMethods(form: FormParts) {
  const { settings, tracker } = form
  const { save, forget } = createSubmission(form)
  return {
    configure(changed: Partial<FormOptions<AnyValues>>) {
      settings.options = { ...settings.options, ...changed }
    },
    values: () => allValues(form),
    subscribeToValues(listener: () => void) {
      form.valueListeners.add(listener)
      return () => {
        form.valueListeners.delete(listener)
      }
    },
    state: tracker.state.read,
    subscribe: tracker.state.subscribe,
    setErrors: (errors: FieldErrors) => setErrors(form, errors),
    focusFirstError: () => focusFirstError(form),
    save,
    undo: () => undo(form),
    redo: () => redo(form),
    reset(next?: AnyValues) {
      forget()
      reset(form, next)
    },
  }
}
