import type {
  EntryDescription,
  FieldDescription,
  FormDescription,
  FormEntry,
} from './form-description.ts'
import type { TypedForm, ValuesOf } from './form-values.ts'
import { fieldsOf } from './condition.ts'

/**
 * Describes a form and checks the description. Returns it unchanged; `FormValues` infers the form's
 * values from its type. Write the description inline, so that names and choices keep their exact
 * types.
 *
 * @throws Error if a name is empty, used twice, or contains a dot or a `#`; if a condition names an
 *   unknown field; or if a `number` field has a fractional step.
 */
export function defineForm<const Description extends FormDescription>(
  description: Description,
): TypedForm<NoInfer<ValuesOf<Description['fields']>>> {
  check(description.fields, [])
  return description
}

/** Lists the fields of the entries in order, including those inside groups. */
export function fieldsIn(entries: readonly FormEntry[]): Exclude<FormEntry, { type: 'group' }>[] {
  return entries.flatMap((entry) => (entry.type === 'group' ? fieldsIn(entry.fields) : [entry]))
}

function check(entries: readonly FormEntry[], outer: readonly string[]) {
  const names = new Set<string>()
  for (const { name } of fieldsIn(entries)) {
    if (name === '' || /[.#]/.test(name)) {
      throw new Error(
        `A field is named "${name}": a name must not be empty or contain a point or a #.`,
      )
    }
    if (names.has(name)) {
      throw new Error(`Two fields are named "${name}": their values would overwrite each other.`)
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
    `The step of "${name}" is ${step}, and a field of type number holds whole numbers: use a slider, or a text with the transform float.`,
  )
}

function checkConditions({ visible, disabled }: EntryDescription, known: readonly string[]) {
  for (const condition of [visible, disabled]) {
    if (typeof condition !== 'object') continue
    const missing = fieldsOf(condition).find((name) => !known.includes(name))
    if (missing !== undefined) {
      throw new Error(`A condition depends on "${missing}", which is not a field of this form.`)
    }
  }
}
