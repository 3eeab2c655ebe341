import { currentSchemaVersion } from '../model/defaults.ts'
import type { Json } from './json.ts'
import { flattenNestedForm, isNestedForm } from './nested-form.ts'

/** One pure function per version, which converts data to the next version. */
const migrations: Readonly<Record<number, (data: Json) => Json>> = {
  0: flattenNestedForm,
}

/**
 * Returns the version of the data. Without a stored version, the nested form has version 0 and
 * other data version 1.
 */
export const schemaVersionOf = (data: Json): unknown =>
  data['schemaVersion'] ?? (isNestedForm(data) ? 0 : 1)

/** Migrates data of a known version to the current one, step by step. */
export function migrate(data: Json, version: number): Json {
  let current = data
  for (let step = version; step < currentSchemaVersion; step++)
    current = migrations[step]?.(current) ?? current
  return { ...current, schemaVersion: currentSchemaVersion }
}
