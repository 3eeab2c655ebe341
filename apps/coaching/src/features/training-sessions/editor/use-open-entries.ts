import { useState } from 'react'
import type { DraftBloc } from './session-draft.ts'

export interface OpenEntries {
  isOpen: (id: string) => boolean
  isAnyOpen: boolean
  toggle: (id: string) => void
  open: (ids: readonly string[]) => void
  /** Closes all entries, or opens all of them if none is open. */
  toggleAll: () => void
}

/** Remembers which entries of the blocs show their fields: at first none. */
export function useOpenEntries(blocs: readonly DraftBloc[]): OpenEntries {
  const [shown, setShown] = useState<readonly string[]>([])
  const ids = blocs.flatMap(({ exercices }) => exercices.map(({ id }) => id))
  const isAnyOpen = ids.some((id) => shown.includes(id))
  return {
    isOpen: (id) => shown.includes(id),
    isAnyOpen,
    toggle: (id) =>
      setShown((former) =>
        former.includes(id) ? former.filter((one) => one !== id) : [...former, id],
      ),
    open: (added) => setShown((former) => [...former, ...added]),
    toggleAll: () => setShown(isAnyOpen ? [] : ids),
  }
}
