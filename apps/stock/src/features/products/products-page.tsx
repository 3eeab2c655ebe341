import type { StockProduct } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { useAppSelector, useRequestedList, withFeature } from '@org/app-kit'
import { Muted, RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Package } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { CatalogueList, type CatalogueListProps } from '#shared/catalogue/catalogue-list.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { categories } from '#shared/lists/categories.ts'
import { suppliers } from '#shared/lists/suppliers.ts'
import { PhotoThumb } from '#shared/photos/photo-thumb.tsx'
import { Pictured } from '#shared/photos/photo-thumb.styles.ts'
import { ImportLink } from '#shared/import-link.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { productsFeature } from './feature.ts'
import { exportedCells } from './products-export.ts'
import { productsFlow } from './products-saga.ts'
import { LabelsAction } from './labels/labels-action.tsx'
import { productsTexts } from './texts.ts'

/**
 * The list of products, loaded page by page. While a centre is selected, it also shows the centre's
 * thresholds.
 */
function ProductsScreen() {
  const { centreId } = useCentre()
  const user = useAppSelector(selectStockUser)
  const read = useCallback<CatalogueListProps<StockProduct>['read']>(
    (ports, filter, options) =>
      centreId === null
        ? ports.products.getAll(filter, options)
        : ports.products.getAllForCentre(centreId, filter, options),
    [centreId],
  )
  const mayEdit = user !== null && mayEditCatalog(user, 'product_list')
  const allSuppliers = useRequestedList(suppliers).data
  const allCategories = useRequestedList(categories).data
  const hasCentre = centreId !== null
  const exported = useMemo(
    () => exportedCells({ suppliers: allSuppliers, categories: allCategories, hasCentre }),
    [allSuppliers, allCategories, hasCentre],
  )
  return (
    <CatalogueList
      texts={
        centreId === null ? productsTexts : { ...productsTexts, title: productsTexts.centreTitle }
      }
      icon={Package}
      cells={useCells(hasCentre)}
      read={read}
      table="products"
      pathOf={paths.product}
      createPath={mayEdit ? paths.newProduct : null}
      flow={mayEdit && centreId === null ? productsFlow : null}
      exportAs={productsTexts.exportName}
      exportCells={exported}
      tools={mayEdit && <ImportLink kind="products" />}
      bulkActions={(selected) => <LabelsAction selected={selected} />}
    />
  )
}

const thresholdCells: readonly DataTableCell<StockProduct>[] = [
  {
    key: 'qtyTriggerOrder',
    title: productsTexts.triggerShort,
    width: 110,
    isSortable: false,
    value: ({ thresholds }) => thresholds?.qtyTriggerOrder,
    render: ({ thresholds }) =>
      thresholds?.qtyTriggerOrder ?? <Muted>{productsTexts.noThresholds}</Muted>,
  },
  {
    key: 'qtyMinInStock',
    title: productsTexts.minimumShort,
    width: 110,
    isSortable: false,
    value: ({ thresholds }) => thresholds?.qtyMinInStock,
  },
]

function useCells(hasCentre: boolean): readonly DataTableCell<StockProduct>[] {
  const allSuppliers = useRequestedList(suppliers).data
  const allCategories = useRequestedList(categories).data
  return useMemo(() => {
    const supplierNames = new Map(allSuppliers.map(({ id, name }) => [id, name]))
    const categoryNames = new Map(allCategories.map(({ id, name }) => [id, name]))
    return [
      {
        key: 'name',
        title: texts.name,
        width: 240,
        render: ({ id, name, photo }) => (
          <Pictured>
            <PhotoThumb photo={photo} size={36} fallback={<Package size={18} />} />
            <RowLink href={paths.product(id)}>{name}</RowLink>
          </Pictured>
        ),
      },
      { key: 'code', title: productsTexts.code, width: 180 },
      ...(hasCentre
        ? thresholdCells
        : [
            {
              key: 'category',
              title: productsTexts.category,
              isSortable: false,
              value: ({ categoryId }: StockProduct) => categoryNames.get(categoryId),
            },
          ]),
      {
        key: 'supplier',
        title: productsTexts.supplier,
        isSortable: false,
        value: ({ supplierId }) => supplierNames.get(supplierId),
      },
    ]
  }, [allSuppliers, allCategories, hasCentre])
}

export const ProductsPage = withFeature(productsFeature, ProductsScreen)
