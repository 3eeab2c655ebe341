import type { FormStore } from '@org/ui/form'
import { isSame } from './merge.ts'

type Filled<Values extends object> = Pick<
  FormStore<Values>,
  'values' | 'describe' | 'field' | 'set' | 'addItem' | 'removeItem'
>

/**
 * Sets the values of a form as a person would type them. Leaves a list alone if it already has
 * these items.
 */
export function fillForm<Values extends object>(
  form: Filled<Values>,
  values: Partial<Values>,
): void {
  // The name of a top-level field is also its path, but TypeScript cannot infer this for a generic
  // type.
  const untyped = form as unknown as Filled<Record<string, unknown>>
  for (const [name, value] of Object.entries(values)) {
    if (untyped.describe(name).type === 'list') {
      if (isSame(value, untyped.values()[name])) continue
      const list = form as unknown as Filled<Record<string, object[]>>
      const keys = list.field(name).read().value as unknown as readonly string[]
      for (const key of keys) list.removeItem(name, key)
      for (const item of value as object[]) list.addItem(name, item)
    } else {
      untyped.set(name, value)
    }
  }
}
