import type { StockProduct } from '@org/api/client'
import { guessColumns, readSheet } from '@org/api/import'
import {
  entriesOf,
  problemOfCode,
  normaliseCode,
  planProducts,
  productColumns,
  type ProductCatalogue,
  productFields,
} from '@org/api/stock'
import fc from 'fast-check'
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

async function readBack(hasCentre: boolean, exported: readonly StockProduct[] = products) {
  const cells = exportedCells({ categories, suppliers, hasCentre })
  const { rows } = await readSheet(exportedCsv(cells, exported))
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

/** Codes as people type them: with what separates and counts codes, and what spreadsheets add. */
const code = fc
  .array(
    fc.constantFrom(
      ...'| ; , / x X × * " \' = + - ( ) . 0 00 12 A b é E+12 3400930000014 \n'.split(' '),
      ' ',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => normaliseCode(pieces.join('')))
  .filter((text) => text !== '' && problemOfCode(text) === null)

it('exports any codes so that importing the file again changes nothing', async () => {
  const codes = fc.uniqueArray(
    fc.record({ code, units: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 100_000 })) }),
    { minLength: 2, maxLength: 5, selector: (one) => normaliseCode(one.code) },
  )
  await fc.assert(
    fc.asyncProperty(codes, async ([main, ...others]) => {
      const [first] = products
      if (!first || !main) throw new Error('no product')
      const one = { ...first, code: main.code, codes: others }
      const plan = planProducts(await readBack(true, [one]), catalogueOf([one], true))
      expect(plan.rows).toMatchObject([{ outcome: 'unchanged', reasons: [] }])
    }),
    { numRuns: 300 },
  )
})
