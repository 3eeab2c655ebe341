import { useAppSelector } from '@org/app-kit'
import type { Choice } from '@org/ui/form'
import { useMemo } from 'react'
import { selectCentres } from '#shared/lists/centres.ts'
import { usersTexts } from './texts.ts'
import { allCentres } from './user-form.ts'

/**
 * Returns the centres to choose from. They include the user's current centre even if it was
 * archived.
 */
export function useCentreChoices(inUse: string | null): { centreId: readonly Choice[] } {
  const { data } = useAppSelector(selectCentres)
  return useMemo(() => {
    const isArchived = inUse !== null && data.every(({ id }) => id !== inUse)
    return {
      centreId: [
        { value: allCentres, label: usersTexts.allCentres },
        ...data.map(({ id, name }) => ({ value: id, label: name })),
        ...(isArchived ? [{ value: inUse, label: usersTexts.archivedCentre }] : []),
      ],
    }
  }, [data, inUse])
}
