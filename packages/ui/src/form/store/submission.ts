import { numberTransformsOf } from '../description/number-text.ts'
import { edit } from './edit.ts'
import { clearExternalErrors, focusFirstError, setErrors } from './errors.ts'
import {
  allValues,
  fieldsOf,
  notifyValues,
  textsOf,
  type AnyValues,
  type FormParts,
} from './form-parts.ts'
import { emit, isActive } from './node.ts'
import { createSave, type Save, type SaveHost } from './save.ts'
import { acceptStored, takeSent, type Sent } from './stored.ts'
import { isBusy, setStatus, trackValue } from './tracker.ts'
import { endTyping, forgetFailedCheck } from './typing.ts'

/** Connects a form's parts to the save flow. */
export function createSubmission(form: FormParts): Save {
  const { settings, tracker } = form
  return createSave({
    checkAll: () => checkAll(form),
    prepare: () => prepare(form),
    isInvalid: () => tracker.inError.size > 0,
    isBusy: () => isBusy(tracker),
    focusFirstError: () => focusFirstError(form),
    setErrors: (errors) => setErrors(form, errors),
    setStatus: (status, text) => setStatus(tracker, status, text),
    options: () => settings.options,
    texts: () => textsOf(settings),
    send: () => send(form),
  })
}

/** Validates every active field. Returns a promise if a check or a value is pending. */
function checkAll(form: FormParts): Promise<unknown> | null {
  const pending = [...fieldsOf(form)].flatMap((node) =>
    isActive(node) ? (node.pending?.arrived ?? form.checks.run(node) ?? []) : [],
  )
  return pending.length > 0 ? Promise.all(pending) : null
}

/**
 * Ends typing in all fields. Clears errors that may not occur again: external errors and failed
 * checks.
 */
function prepare(form: FormParts): void {
  form.tracker.history.endStep()
  for (const node of fieldsOf(form)) {
    forgetFailedCheck(node)
    // A number field sets its value on blur, but a save must not wait for the blur.
    if (form.tracker.typing.has(node) && numberTransformsOf(node.entry)) {
      edit(form, node, node.draft)
    }
    endTyping(form, node)
    clearExternalErrors(form, node)
  }
}

function send(form: FormParts): ReturnType<SaveHost['send']> {
  const { history } = form.tracker
  // Input typed during validation is sent; later input starts a new undo step.
  history.endStep()
  const sent = takeSent(fieldsOf(form))
  const steps = history.length()
  return {
    values: allValues(form),
    accept(stored) {
      accept(form, sent, stored)
      history.forget(steps)
    },
  }
}

/** Marks the sent values as saved. If the server returned values, marks those as saved instead. */
function accept(form: FormParts, sent: Sent, stored: AnyValues | void): void {
  const { tree, tracker } = form
  form.values = null
  for (const [path, value] of sent) tree.get(path).baseline = value
  if (stored) acceptStored(tree.roots, stored, sent, tree)
  tracker.dirty.clear()
  for (const node of fieldsOf(form)) {
    trackValue(tracker, node)
    emit(node)
    tree.affect(node.path)
  }
  notifyValues(form)
}
