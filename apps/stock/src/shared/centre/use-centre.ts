import type { Centre } from '@org/api/client'
import { useAppSelector } from '@org/app-kit'
import { selectAccount } from '../account/account-slice.ts'
import { selectCentres } from '../lists/centres.ts'

/** The selected centre. */
export interface SelectedCentre {
  /** Null if none is selected. */
  centreId: string | null
  /** The centre itself, once the list is loaded. */
  centre: Centre | null
}

/**
 * Returns the selected centre; no centre if the selected one was archived, or if the user may not
 * see it.
 */
export function useCentre(): SelectedCentre {
  const { centreId } = useAppSelector(selectAccount)
  const { data, total, loaded } = useAppSelector(selectCentres)
  const centre = data.find(({ id }) => id === centreId) ?? null
  const isGone = loaded && data.length >= total && centre === null
  return { centreId: isGone ? null : centreId, centre }
}
