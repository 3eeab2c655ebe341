import type { Choice } from '@org/ui/form'

interface Named {
  id: string
  name: string
}

/** Entries of a list as choices of a field. */
export function optionsOf(entries: readonly Named[]): Choice[] {
  return entries.map(({ id, name }) => ({ value: id, label: name }))
}

/**
 * Entries as choices beside the one in use, which the list need not hold: a team's administrator is
 * not given the company's signatures, and still must see that one of them is in use.
 */
export function optionsWith(entries: readonly Named[], inUse: Named | null | undefined): Choice[] {
  const isMissing = inUse && !entries.some(({ id }) => id === inUse.id)
  return optionsOf(isMissing ? [inUse, ...entries] : entries)
}
