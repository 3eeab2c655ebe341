import type { StockProduct } from '@org/api/client'
import { furtherCodesText, mayEditCatalog } from '@org/api/stock'
import { useAppSelector, withFeature } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Package } from 'lucide-react'
import { useMemo } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { CatalogueList, type CatalogueListProps } from '#shared/catalogue/catalogue-list.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { categories } from '#shared/lists/categories.ts'
import { suppliers } from '#shared/lists/suppliers.ts'
import { useRequestedList } from '#shared/lists/use-requested-list.ts'
import { PhotoThumb } from '#shared/photos/photo-thumb.tsx'
import { Pictured } from '#shared/photos/photo-thumb.styles.ts'
import { importHeadings } from '#shared/export/import-headings.ts'
import { ImportLink } from '#shared/import-link.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { productsFeature } from './feature.ts'
import { productsFlow } from './products-saga.ts'
import { LabelsAction } from './labels/labels-action.tsx'
import { productsTexts } from './texts.ts'

/** The products, page by page from the server. */
function ProductsScreen() {
  const { centreId } = useCentre()
  const user = useAppSelector(selectStockUser)
  const mayEdit = user !== null && mayEditCatalog(user, 'product_list')
  return (
    <CatalogueList
      texts={
        centreId === null ? productsTexts : { ...productsTexts, title: productsTexts.centreTitle }
      }
      icon={Package}
      cells={useCells()}
      read={read}
      pathOf={paths.product}
      createPath={mayEdit ? paths.newProduct : null}
      flow={mayEdit && centreId === null ? productsFlow : null}
      exportAs={productsTexts.exportName}
      exportCells={useExportCells()}
      tools={mayEdit && <ImportLink kind="products" />}
      bulkActions={(selected) => <LabelsAction selected={selected} />}
    />
  )
}

/** The columns of the import, which therefore reads the file back. */
function useExportCells(): readonly DataTableCell<StockProduct>[] {
  const allSuppliers = useRequestedList(suppliers).data
  const allCategories = useRequestedList(categories).data
  return useMemo(() => {
    const nameOf = (entries: readonly { id: string; name: string }[], wanted: string) =>
      entries.find(({ id }) => id === wanted)?.name
    const { products: titles } = importHeadings
    return [
      { key: 'code', title: titles.code },
      { key: 'name', title: titles.name },
      {
        key: 'category',
        title: titles.category,
        value: ({ categoryId }) => nameOf(allCategories, categoryId),
      },
      {
        key: 'supplier',
        title: titles.supplier,
        value: ({ supplierId }) => nameOf(allSuppliers, supplierId),
      },
      { key: 'supplierRef', title: titles.supplierRef },
      { key: 'codes', title: titles.codes, value: ({ codes }) => furtherCodesText(codes) },
      { key: 'conditionnement', title: titles.conditionnement },
      { key: 'needOrdonnance', title: titles.needOrdonnance },
    ]
  }, [allSuppliers, allCategories])
}

const read: CatalogueListProps<StockProduct>['read'] = (ports, filter, options) =>
  ports.products.getAll(filter, options)

function useCells(): readonly DataTableCell<StockProduct>[] {
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
      { key: 'code', title: productsTexts.code, width: 150 },
      {
        key: 'category',
        title: productsTexts.category,
        isSortable: false,
        value: ({ categoryId }) => categoryNames.get(categoryId),
      },
      {
        key: 'supplier',
        title: productsTexts.supplier,
        isSortable: false,
        value: ({ supplierId }) => supplierNames.get(supplierId),
      },
    ]
  }, [allSuppliers, allCategories])
}

export const ProductsPage = withFeature(productsFeature, ProductsScreen)
