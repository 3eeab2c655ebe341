import { currentSchemaVersion } from '../model/defaults.ts'
import type { Json } from './json.ts'
import { flattenNestedForm, isNestedForm } from './nested-form.ts'

/** One pure function per version, which converts data to the next version. */
const migrations: Readonly<Record<number, (data: Json) => Json>> = {
  0: flattenNestedForm,
}

/** The version in the data; the nested form is 0, and data without a version is 1. */
export const schemaVersionOf = (data: Json): unknown =>
  data['schemaVersion'] ?? (isNestedForm(data) ? 0 : 1)

/** Migrates data of a known version to the current one, step by step. */
export function migrate(data: Json, version: number): Json {
  let current = data
  for (let step = version; step < currentSchemaVersion; step++)
    current = migrations[step]?.(current) ?? current
  return { ...current, schemaVersion: currentSchemaVersion }
}
