'use client'
import { useSyncExternalStore } from 'react'
import type { FieldPath, PathValue } from '../description/form-values.ts'
import type { FieldControl } from '../store/field-control.ts'
import type { FormStore } from '../store/form-store.ts'

/** Connects a custom control to a field. The component re-renders only when this field changes. */
export function useField<Values extends object, Path extends FieldPath<Values>>(
  form: FormStore<Values>,
  path: Path,
): FieldControl<PathValue<Values, Path>> {
  const source = form.field(path)
  return useSyncExternalStore(source.subscribe, source.read, source.read)
}
