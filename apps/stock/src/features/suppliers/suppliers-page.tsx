import type { Supplier } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { useAppSelector, withFeature } from '@org/app-kit'
import { Muted, RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Truck } from 'lucide-react'
import { useCallback } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { CatalogueList, type CatalogueListProps } from '#shared/catalogue/catalogue-list.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { ImportLink } from '#shared/import-link.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { suppliersFeature } from './feature.ts'
import { exportedCells } from './suppliers-export.ts'
import { suppliersFlow } from './suppliers-saga.ts'
import { suppliersTexts } from './texts.ts'

/**
 * The list of suppliers. While a centre is selected, it shows the centre's client numbers, and no
 * supplier can be added.
 */
function SuppliersScreen() {
  const { centreId } = useCentre()
  const user = useAppSelector(selectStockUser)
  const mayEdit = centreId === null && user !== null && mayEditCatalog(user, 'suppliers')
  const read = useCallback<CatalogueListProps<Supplier>['read']>(
    ({ suppliers }, filter, options) =>
      centreId === null
        ? suppliers.getAll(filter, options)
        : suppliers.getAllForCentre(centreId, filter, options),
    [centreId],
  )
  return (
    <CatalogueList
      texts={
        centreId === null
          ? suppliersTexts
          : { ...suppliersTexts, title: suppliersTexts.centreTitle }
      }
      icon={Truck}
      cells={centreId === null ? generalCells : centreCells}
      read={read}
      table="suppliers"
      pathOf={paths.supplier}
      createPath={mayEdit ? paths.newSupplier : null}
      flow={mayEdit ? suppliersFlow : null}
      exportAs={suppliersTexts.exportName}
      exportCells={exportedCells}
      tools={mayEdit && <ImportLink kind="suppliers" />}
    />
  )
}

const cells: readonly DataTableCell<Supplier>[] = [
  {
    key: 'name',
    title: texts.name,
    width: 240,
    render: ({ id, name }) => <RowLink href={paths.supplier(id)}>{name}</RowLink>,
  },
  { key: 'code', title: suppliersTexts.code, width: 120 },
]

const generalCells: readonly DataTableCell<Supplier>[] = [
  ...cells,
  { key: 'email', title: suppliersTexts.email, width: 240, isSortable: false },
]

const centreCells: readonly DataTableCell<Supplier>[] = [
  ...cells,
  {
    key: 'clientNumber',
    title: suppliersTexts.clientNumber,
    isSortable: false,
    render: ({ clientNumber }) => clientNumber ?? <Muted>{suppliersTexts.noClientNumber}</Muted>,
  },
]

export const SuppliersPage = withFeature(suppliersFeature, SuppliersScreen)
