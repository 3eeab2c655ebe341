import { setValue } from './edit.ts'
import { clearErrors } from './errors.ts'
import { fieldsOf, notifyValues, type AnyValues, type FormParts } from './form-parts.ts'
import { endDraft } from './node.ts'
import { loadValues } from './stored.ts'
import { isBusy, setStatus, type FieldValue } from './tracker.ts'

/** Undoes the newest step. Does nothing while saving. */
export function undo(form: FormParts): void {
  if (!isBusy(form.tracker)) restore(form, form.tracker.history.undo()?.before)
}

/** Redoes the step that was undone last. Does nothing while saving. */
export function redo(form: FormParts): void {
  if (!isBusy(form.tracker)) restore(form, form.tracker.history.redo()?.after)
}

function restore(form: FormParts, field: FieldValue | undefined): void {
  if (!field) return
  setValue(form, form.tree.get(field.path), field.value)
  setStatus(form.tracker, 'idle')
}

/** Restores the saved values, or loads `next` as the saved values, and clears the history. */
export function reset(form: FormParts, next?: AnyValues): void {
  const { tree, tracker } = form
  form.values = null
  if (next) loadValues(tree.roots, next, tree)
  // Restoring a list adds its edited items to `dirty` again, which extends this loop.
  for (const node of tracker.dirty) setValue(form, node, node.baseline)
  tracker.typing.clear()
  clearErrors(form)
  for (const node of fieldsOf(form)) {
    endDraft(node)
    // The press that takes the focus away may also reset the form. The restored value then has no
    // errors to show.
    node.isLeaving = false
  }
  tracker.history.clear()
  setStatus(tracker, 'idle')
  notifyValues(form)
}
