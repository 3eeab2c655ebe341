import type { FormStore } from '@org/ui/form'

/** Whose value a contested field gets. */
export type Winner = 'mine' | 'theirs'

/** What a form and the store hold of one entity, as the form's values. */
export interface Sides<Values extends object> {
  /** What the form began with. */
  base: Values
  /** What is stored now. */
  current: Values
  /** Fields that both have changed. */
  contested: readonly string[]
}

/**
 * Brings a form to the stored values without losing what was typed: fields that nobody but the form
 * has changed keep it, contested ones as decided, and all others take what is stored.
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
    // A field's name is its path; TypeScript cannot follow that through a type parameter.
    const set = form.set as (path: string, value: unknown) => void
    set(key, typed[key])
  }
}
