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
 * Converts the entries to options, and adds the one in use, which the list may lack: a team's
 * administrator does not get the company's signatures, but must see which one is in use.
 */
export function optionsWith(entries: readonly Named[], inUse: Named | null | undefined): Choice[] {
  const isMissing = inUse && !entries.some(({ id }) => id === inUse.id)
  return optionsOf(isMissing ? [inUse, ...entries] : entries)
}
