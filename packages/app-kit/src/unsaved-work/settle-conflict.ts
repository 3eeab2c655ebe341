import type { FormStore } from '@org/ui/form'
import { fillForm } from './fill-form.ts'
import { isSame, type Winner } from './merge.ts'

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
 * Loads the stored values into a form without losing input. A field that was changed only in the
 * form keeps its input, a contested field gets the winner's value, and every other field gets the
 * stored value.
 */
export function settleConflict<Values extends object>(
  form: FormStore<Values>,
  { base, current, contested }: Sides<Values>,
  winner: Winner,
): void {
  const typed = form.values()
  const mine = Object.entries(typed).filter(([name, value]) => {
    const isGivenUp = winner === 'theirs' && contested.includes(name)
    return !isGivenUp && !isUnchanged(value, base[name as keyof Values])
  })
  form.reset(current)
  fillForm(form, Object.fromEntries(mine) as Partial<Values>)
}

/** Compares lists by content, because each read of a form's values creates new item objects. */
const isUnchanged = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && isSame(one, other))
