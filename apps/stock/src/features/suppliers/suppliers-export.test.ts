import type { Supplier } from '@org/api/client'
import { guessColumns, readSheet } from '@org/api/import'
import { entriesOf, planSuppliers, supplierColumns, supplierFields } from '@org/api/stock'
import { expect, it } from 'vitest'
import { exportedCsv } from '#shared/testing/exported-csv.ts'
import { exportedCells } from './suppliers-export.ts'

const supplier = { isArchived: false, metadata: { createdAt: 0, updatedAt: 0 }, revision: 1 }

const suppliers: Supplier[] = [
  {
    ...supplier,
    id: 'medipro',
    name: 'Médipro Santé ; Île-de-France, « Nord »',
    code: '+MED',
    email: 'service.client@medipro.example',
    clientNumber: '-042',
  },
  {
    ...supplier,
    id: 'oral',
    name: '=Oral',
    code: '00017',
    email: 'ventes@oral.example',
    clientNumber: null,
  },
]

async function readBack() {
  const { rows } = await readSheet(exportedCsv(exportedCells, suppliers))
  return entriesOf(rows, guessColumns(rows, supplierColumns), supplierFields)
}

const catalogue = (known: readonly Supplier[]) => ({
  supplier: (name: string) => {
    const found = known.find((one) => one.name === name)
    return found && { ...found, clientNumber: found.clientNumber ?? '' }
  },
  nameKey: (name: string) => name,
  hasCentre: true,
})

it('can be imported again without changing anything', async () => {
  const plan = planSuppliers(await readBack(), catalogue(suppliers))
  expect(plan.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  expect(plan.writes).toEqual([])
})

it('can be imported into another installation with the same values', async () => {
  const { writes } = planSuppliers(await readBack(), catalogue([]))
  expect(writes).toEqual(
    suppliers.map(({ name, code, email, clientNumber }) => ({
      id: null,
      values: { name, code, email },
      clientNumber,
    })),
  )
})
