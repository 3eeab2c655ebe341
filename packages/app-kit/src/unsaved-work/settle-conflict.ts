import type { FormStore } from '@org/ui/form'
import type { Winner } from './merge.ts'

/** One entity as form values, before and after another person's change. */
export interface Sides<Values extends object> {
  /** The values that the form started from. */
  base: Values
  /** The values that are stored now. */
  current: Values
  /** Fields that both people changed. */
  contested: readonly string[]
}

/**
 * Loads the stored values into a form without losing input. A field that was changed only in the form
 * keeps its input, a contested field gets the winner's value, and all others get the stored value.
 */
export function settleConflict<Values extends object>(
  form: Pick<FormStore<Values>, 'values' | 'reset' | 'set'>,
  { base, current, contested }: Sides<Values>,
  winner: Winner,
): void {
  const typed = form.values()
  form.reset(current)
  for (const name of Object.keys(typed)) {
    const key = name as keyof Values & string
    const isGivenUp = winner === 'theirs' && contested.includes(name)
    if (typed[key] === base[key] || isGivenUp) continue
    // The name of a top-level field is also its path, but TypeScript cannot infer this for a generic type.
    const set = form.set as (path: string, value: unknown) => void
    set(key, typed[key])
  }
}
