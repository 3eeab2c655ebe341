import type {
  EntryDescription,
  FieldDescription,
  FormDescription,
  FormEntry,
} from './form-description.ts'
import type { TypedForm, ValuesOf } from './form-values.ts'
import { fieldsOf } from './condition.ts'

/**
 * Describes a form. What it gives is what it got: plain data, from which `FormValues` infers the
 * values. Write it in place, so that names and choices keep their exact types.
 *
 * @throws Error where a name is used twice, is empty, contains a point or a `#`, a condition names no field, or
 * a whole number goes by steps that are not whole.
 */
export function defineForm<const Description extends FormDescription>(
  description: Description,
): TypedForm<NoInfer<ValuesOf<Description['fields']>>> {
  check(description.fields, [])
  return description
}

/** The fields among entries, those of groups among them, in their order. */
export function fieldsIn(entries: readonly FormEntry[]): Exclude<FormEntry, { type: 'group' }>[] {
  return entries.flatMap((entry) => (entry.type === 'group' ? fieldsIn(entry.fields) : [entry]))
}

function check(entries: readonly FormEntry[], outer: readonly string[]) {
  const names = new Set<string>()
  for (const { name } of fieldsIn(entries)) {
    if (name === '' || /[.#]/.test(name)) {
      throw new Error(
        `A field is named "${name}": a name is not empty and has neither point nor #.`,
      )
    }
    if (names.has(name)) {
      throw new Error(`Two fields are named "${name}": their values would be one.`)
    }
    names.add(name)
  }
  checkEntries(entries, [...names, ...outer])
}

function checkEntries(entries: readonly FormEntry[], known: readonly string[]) {
  for (const entry of entries) {
    checkConditions(entry, known)
    if (entry.type === 'group') checkEntries(entry.fields, known)
    if (entry.type === 'list') check(entry.fields, known)
    if (entry.type === 'number') checkStep(entry)
  }
}

function checkStep({ name, step = 1 }: FieldDescription<'number'>) {
  if (Number.isInteger(step)) return
  throw new Error(
    `The step of "${name}" is ${step}, and a field of type number holds whole numbers: take a slider, or a text with the transform float.`,
  )
}

function checkConditions({ visible, disabled }: EntryDescription, known: readonly string[]) {
  for (const condition of [visible, disabled]) {
    if (typeof condition !== 'object') continue
    const missing = fieldsOf(condition).find((name) => !known.includes(name))
    if (missing !== undefined) {
      throw new Error(`A condition looks at "${missing}", which is no field of this form.`)
    }
  }
}
