import { formLabels } from '../form.labels.ts'
import type { Checks } from './checks.ts'
import type { FormOptions, FormTexts } from './form-store.ts'
import type { FormNode } from './node.ts'
import type { Tracker } from './tracker.ts'
import { fieldsBelow, readValues, type Tree } from './tree.ts'

export type AnyValues = Readonly<Record<string, unknown>>

/** Options that can be replaced while the form is in use. */
export interface FormSettings {
  options: FormOptions<AnyValues>
}

/** The parts of one form, which the functions of its store share. */
export interface FormParts {
  readonly settings: FormSettings
  readonly tracker: Tracker
  readonly checks: Checks
  readonly tree: Tree
  /** The result of `allValues`, kept until a value changes. */
  values: AnyValues | null
  /** Called after each change of a value. */
  readonly valueListeners: Set<() => void>
}

export function textsOf({ options }: FormSettings): FormTexts {
  return { ...formLabels.fr, ...options.texts }
}

/** Lists all fields and lists of the form, in reading order. */
export function fieldsOf({ tree }: FormParts): Generator<FormNode> {
  return fieldsBelow(tree.roots)
}

/** Returns all values, as the same object until one of them changes. */
export function allValues(form: FormParts): AnyValues {
  form.values ??= readValues(form.tree.roots)
  return form.values
}

/** Calls the listeners after values have changed. */
export function notifyValues({ valueListeners }: FormParts): void {
  for (const listener of valueListeners) listener()
}
