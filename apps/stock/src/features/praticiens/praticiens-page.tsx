import type { Praticien } from '@org/api/client'
import { useAppSelector, withFeature } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Stethoscope } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { CatalogueList, type CatalogueListProps } from '#shared/catalogue/catalogue-list.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { PhotoThumb } from '#shared/photos/photo-thumb.tsx'
import { Pictured } from '#shared/photos/photo-thumb.styles.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { praticiensFeature } from './feature.ts'
import { praticiensFlow } from './praticiens-saga.ts'
import { praticiensTexts } from './texts.ts'

/** The practitioners of the selected centre; without one, of all centres of the user. */
function PraticiensScreen() {
  const { centreId } = useCentre()
  const user = useAppSelector(selectStockUser)
  const read = useCallback<CatalogueListProps<Praticien>['read']>(
    (ports, filter, options) => ports.praticiens.getAll(user, centreId, filter, options),
    [user, centreId],
  )
  return (
    <CatalogueList
      texts={praticiensTexts}
      icon={Stethoscope}
      cells={useCells()}
      read={read}
      table="praticiens"
      pathOf={paths.praticien}
      createPath={paths.newPraticien}
      flow={praticiensFlow}
      exportAs={praticiensTexts.exportName}
    />
  )
}

/** Returns the columns of the table. Only super admins see the centre's column. */
function useCells(): readonly DataTableCell<Praticien>[] {
  const isSuperAdmin = useAppSelector(selectStockUser)?.isSuperAdmin ?? false
  const { data } = useAppSelector(selectCentres)
  return useMemo(() => {
    const centreOf = ({ centreId }: Praticien) =>
      data.find(({ id }) => id === centreId)?.name ?? praticiensTexts.archivedCentre
    return [
      {
        key: 'name',
        title: texts.name,
        render: ({ id, name, photo }) => (
          <Pictured>
            <PhotoThumb photo={photo} size={36} isRound fallback={<Stethoscope size={18} />} />
            <RowLink href={paths.praticien(id)}>{name}</RowLink>
          </Pictured>
        ),
      },
      ...(isSuperAdmin
        ? [{ key: 'centre', title: praticiensTexts.centre, isSortable: false, value: centreOf }]
        : []),
    ]
  }, [isSuperAdmin, data])
}

export const PraticiensPage = withFeature(praticiensFeature, PraticiensScreen)
