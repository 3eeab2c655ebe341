import type { StockProduct } from '@org/api/client'
import { guessColumns, readSheet } from '@org/api/import'
import {
  entriesOf,
  normaliseCode,
  planProducts,
  productColumns,
  type ProductCatalogue,
  productFields,
} from '@org/api/stock'
import { expect, it } from 'vitest'
import { exportedCsv } from '#shared/testing/exported-csv.ts'
import { exportedCells } from './products-export.ts'

const categories = [{ id: 'care', name: 'Soins ; à l’unité, été' }]
const suppliers = [{ id: 'medipro', name: 'Médipro « Santé »' }]

const product = {
  categoryId: 'care',
  supplierId: 'medipro',
  photo: null,
  isArchived: false,
  metadata: { createdAt: 0, updatedAt: 0 },
  revision: 1,
}

const products: StockProduct[] = [
  {
    ...product,
    id: 'gloves',
    name: 'Gants nitrile "M", poudrés',
    code: '3400936000018',
    codes: [
      { code: '3400936000117', units: 100 },
      { code: 'BOÎTE*10', units: 1 },
      { code: 'https://x.example/?a=1,2;3', units: 20 },
    ],
    supplierRef: '-GN|M',
    conditionnement: 1500,
    needOrdonnance: true,
    thresholds: { qtyTriggerOrder: 2000, qtyMinInStock: 0 },
  },
  {
    ...product,
    id: 'needles',
    name: '=Aiguilles 27G',
    code: '+33-AIG',
    codes: [{ code: '+34-AIG', units: 1 }],
    supplierRef: '00017',
    conditionnement: 1,
    needOrdonnance: false,
    thresholds: null,
  },
]

async function readBack(hasCentre: boolean) {
  const cells = exportedCells({ categories, suppliers, hasCentre })
  const { rows } = await readSheet(exportedCsv(cells, products))
  return entriesOf(rows, guessColumns(rows, productColumns), productFields)
}

const nameIn = (entries: readonly { id: string; name: string }[], wanted: string) =>
  entries.find(({ id }) => id === wanted)?.name ?? ''

function catalogueOf(known: readonly StockProduct[], hasCentre: boolean): ProductCatalogue {
  const named = (entries: readonly { id: string; name: string }[]) => (wanted: string) => {
    const found = entries.find(({ name }) => name === wanted)
    return found && { ...found, isArchived: false }
  }
  return {
    product: (code) => {
      const found = known.find((one) =>
        [one, ...one.codes].some((other) => normaliseCode(other.code) === code),
      )
      return (
        found && {
          ...found,
          category: nameIn(categories, found.categoryId),
          supplier: nameIn(suppliers, found.supplierId),
          thresholds: found.thresholds ?? null,
        }
      )
    },
    category: named(categories),
    supplier: named(suppliers),
    nameKey: (name) => name,
    mayCreateCategories: false,
    hasCentre,
  }
}

it.each([true, false])(
  'can be imported again without changing anything; with a centre: %s',
  async (hasCentre) => {
    const plan = planProducts(await readBack(hasCentre), catalogueOf(products, hasCentre))
    expect(plan.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect(plan.writes).toEqual([])
  },
)

it('can be imported into another installation with the same values, including the thresholds', async () => {
  const { writes } = planProducts(await readBack(true), catalogueOf([], true))
  expect(writes).toEqual(
    products.map(({ thresholds, ...values }) => ({
      id: null,
      name: values.name,
      code: values.code,
      codes: values.codes,
      categoryId: 'care',
      supplierId: 'medipro',
      supplierRef: values.supplierRef,
      conditionnement: values.conditionnement,
      needOrdonnance: values.needOrdonnance,
      ...(thresholds && { thresholds }),
    })),
  )
})

it('leaves out the thresholds if no centre is selected', async () => {
  const [gloves] = await readBack(false)
  expect(gloves?.cells).toMatchObject({ qtyTriggerOrder: '', qtyMinInStock: '' })
})
