import type { StockProduct } from '@org/api/client'
import { furtherCodesText } from '@org/api/stock'
import type { DataTableCell } from '@org/ui/data-table'
import { importHeadings } from '#shared/export/import-headings.ts'

interface Named {
  id: string
  name: string
}

export interface ExportedLists {
  categories: readonly Named[]
  suppliers: readonly Named[]
  /** Whether the products have the thresholds of a centre. */
  hasCentre: boolean
}

const titles = importHeadings.products

const thresholdCells: readonly DataTableCell<StockProduct>[] = [
  {
    key: 'qtyTriggerOrder',
    title: titles.qtyTriggerOrder,
    value: ({ thresholds }) => thresholds?.qtyTriggerOrder,
  },
  {
    key: 'qtyMinInStock',
    title: titles.qtyMinInStock,
    value: ({ thresholds }) => thresholds?.qtyMinInStock,
  },
]

/**
 * Returns the columns of the exported file: the same as those of the import, so that the file can
 * be imported again.
 */
export function exportedCells({
  categories,
  suppliers,
  hasCentre,
}: ExportedLists): readonly DataTableCell<StockProduct>[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  const supplierNames = new Map(suppliers.map(({ id, name }) => [id, name]))
  return [
    { key: 'code', title: titles.code },
    { key: 'name', title: titles.name },
    {
      key: 'category',
      title: titles.category,
      value: ({ categoryId }) => categoryNames.get(categoryId),
    },
    {
      key: 'supplier',
      title: titles.supplier,
      value: ({ supplierId }) => supplierNames.get(supplierId),
    },
    { key: 'supplierRef', title: titles.supplierRef },
    { key: 'codes', title: titles.codes, value: ({ codes }) => furtherCodesText(codes) },
    { key: 'conditionnement', title: titles.conditionnement },
    { key: 'needOrdonnance', title: titles.needOrdonnance },
    ...(hasCentre ? thresholdCells : []),
  ]
}
