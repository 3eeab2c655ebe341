import * as z from 'zod'
import { supplierCentreDataSchema, supplierSchema } from '../../entities/stock/supplier.ts'
import { email, id, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const supplierList = {
  where: ['id', 'is_archived'],
  search: ['name'],
  isPrefix: true,
  order: ['name', 'code', 'created_at'],
} satisfies ListRule

const create = z.object({ name: requiredText(), code: requiredText(), email })
const readers = ['suppliers', 'product_list', 'stock', 'commands', 'commandreturns'] as const

export const supplierOperations = {
  listSuppliers: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/suppliers',
    tag: 'Stock: suppliers',
    summary: 'Lists the suppliers; with `centreId`, each with that centre’s client number',
    access: 'member',
    permissions: readers,
    query: z.object({ centreId: id.optional() }),
    list: supplierList,
    response: listOf(supplierSchema),
    errors: ['NOT_FOUND'],
  }),
  createSupplier: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/suppliers',
    tag: 'Stock: suppliers',
    summary: 'Adds a supplier',
    access: 'member',
    permissions: ['suppliers'],
    isCatalog: true,
    body: create,
    response: supplierSchema,
    errors: ['DUPLICATE'],
  }),
  getSupplier: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/supplier/{id}',
    tag: 'Stock: suppliers',
    summary: 'Returns a supplier; with `centreId`, with that centre’s client number',
    access: 'member',
    permissions: readers,
    query: z.object({ centreId: id.optional() }),
    response: supplierSchema,
    errors: ['NOT_FOUND'],
  }),
  updateSupplier: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/supplier/{id}',
    tag: 'Stock: suppliers',
    summary: 'Changes or archives a supplier',
    access: 'member',
    permissions: ['suppliers'],
    isCatalog: true,
    body: create.partial().extend({ isArchived: z.boolean().optional() }),
    response: supplierSchema,
    errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
  }),
  getSupplierCentreData: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/supplier/{id}/centre/{centreId}',
    tag: 'Stock: suppliers',
    summary: 'Returns a centre’s client number at a supplier',
    access: 'member',
    permissions: readers,
    response: supplierCentreDataSchema,
    errors: ['NOT_FOUND'],
  }),
  saveSupplierCentreData: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/supplier/{id}/centre/{centreId}',
    tag: 'Stock: suppliers',
    summary: 'Sets a centre’s client number at a supplier',
    access: 'member',
    permissions: ['suppliers'],
    body: z.object({ clientNumber: requiredText() }),
    response: supplierCentreDataSchema,
    errors: ['NOT_FOUND', 'STALE'],
  }),
}
