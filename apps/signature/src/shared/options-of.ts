import type { Choice } from '@org/ui/form'

interface Named {
  id: string
  name: string
}

/** Converts the entries of a list to options of a field. */
export function optionsOf(entries: readonly Named[]): Choice[] {
  return entries.map(({ id, name }) => ({ value: id, label: name }))
}

/**
 * Converts the entries to options, and adds the entry in use if the list lacks it. A team's
 * administrator, for example, does not get the company's signatures, but must see which one is in
 * use.
 */
export function optionsWith(entries: readonly Named[], inUse: Named | null | undefined): Choice[] {
  const isMissing = inUse && !entries.some(({ id }) => id === inUse.id)
  return optionsOf(isMissing ? [inUse, ...entries] : entries)
}
