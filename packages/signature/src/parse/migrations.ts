import { currentSchemaVersion } from '../model/defaults.ts'
import type { Json } from './json.ts'
import { flattenNestedForm, isNestedForm } from './nested-form.ts'

/** One pure step for each version, from that version to the next. */
const migrations: Readonly<Record<number, (data: Json) => Json>> = {
  0: flattenNestedForm,
}

/** The version that data says it has; the nested form is 0, and data that says nothing is 1. */
export const schemaVersionOf = (data: Json): unknown =>
  data['schemaVersion'] ?? (isNestedForm(data) ? 0 : 1)

/** Brings data of a known version to the current one, step by step. */
export function migrate(data: Json, version: number): Json {
  let current = data
  for (let step = version; step < currentSchemaVersion; step++)
    current = migrations[step]?.(current) ?? current
  return { ...current, schemaVersion: currentSchemaVersion }
}
