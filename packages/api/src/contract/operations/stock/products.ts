import * as z from 'zod'
import {
  productCentreDataSchema,
  productCodeSchema,
  productSchema,
} from '../../entities/stock/product.ts'
import { id, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

export const productList = {
  where: ['id', 'is_archived', 'category_id', 'supplier_id'],
  search: ['name'],
  isPrefix: true,
  order: ['name', 'code', 'created_at'],
} satisfies ListRule

/** Units in a box, or counted by one scan. The maximum is far more than any box holds. */
const units = z.int().min(1).max(100_000)
/**
 * A threshold in units. The maximum is larger than any sensible threshold, and much smaller than
 * the largest number that the database can store.
 */
const threshold = z.int().min(0).max(1_000_000)
const code = requiredText(200)

const create = z.object({
  name: requiredText(),
  categoryId: id,
  code,
  codes: z.array(z.object({ code, units })).max(20).optional(),
  supplierId: id,
  supplierRef: requiredText(),
  needOrdonnance: z.boolean().optional(),
  conditionnement: units.optional(),
})

const readers = ['product_list', 'stock', 'commands', 'commandreturns'] as const

export const productOperations = {
  listProducts: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/products',
    tag: 'Stock: products',
    summary: 'Lists the products; with `centreId`, each with that centre’s thresholds',
    access: 'member',
    permissions: readers,
    query: z.object({ centreId: id.optional() }),
    list: productList,
    response: listOf(productSchema),
    errors: ['NOT_FOUND'],
  }),
  createProduct: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/products',
    tag: 'Stock: products',
    summary: 'Adds a product. Its codes are unique in the organisation',
    access: 'member',
    permissions: ['product_list'],
    isCatalog: true,
    body: create,
    response: productSchema,
    errors: ['DUPLICATE', 'REFERENCE', 'CODE_TAKEN', 'NOT_A_CODE'],
  }),
  getProduct: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product/{id}',
    tag: 'Stock: products',
    summary: 'Returns a product',
    access: 'member',
    permissions: readers,
    response: productSchema,
    errors: ['NOT_FOUND'],
  }),
  findProduct: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product-of-code',
    tag: 'Stock: products',
    summary: 'Returns the product of a code, archived or not, and the units that one scan counts',
    access: 'member',
    permissions: readers,
    query: z.object({ code }),
    response: z.object({ product: productSchema, code: productCodeSchema }),
    errors: ['NOT_FOUND'],
  }),
  updateProduct: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/product/{id}',
    tag: 'Stock: products',
    summary: 'Changes or archives a product. `codes` replaces its further codes',
    access: 'member',
    permissions: ['product_list'],
    isCatalog: true,
    body: create.partial().extend({ isArchived: z.boolean().optional() }),
    response: productSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE', 'CODE_TAKEN', 'NOT_A_CODE'],
  }),
  saveProductPhoto: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/product/{id}/photo',
    tag: 'Stock: products',
    summary: 'Sets a product’s photo, a JPEG of at most 10 MB, re-encoded. Replaces the former one',
    access: 'member',
    permissions: ['product_list'],
    isCatalog: true,
    upload: true,
    response: productSchema,
    errors: ['NOT_FOUND', 'MEDIA_TYPE', 'TOO_LARGE', 'STORAGE_FULL'],
  }),
  removeProductPhoto: operation({
    product: 'stock',
    method: 'delete',
    path: '/stock/product/{id}/photo',
    tag: 'Stock: products',
    summary: 'Deletes a product’s photo, if it has one',
    access: 'member',
    permissions: ['product_list'],
    isCatalog: true,
    response: productSchema,
    errors: ['NOT_FOUND'],
  }),
  getProductCentreData: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product/{id}/centre/{centreId}',
    tag: 'Stock: products',
    summary: 'Returns a product’s thresholds in a centre',
    access: 'member',
    permissions: readers,
    response: productCentreDataSchema,
    errors: ['NOT_FOUND'],
  }),
  saveProductCentreData: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/product/{id}/centre/{centreId}',
    tag: 'Stock: products',
    summary: 'Sets a product’s thresholds in a centre',
    access: 'member',
    permissions: ['product_list'],
    body: z.object({ qtyTriggerOrder: threshold, qtyMinInStock: threshold }),
    response: productCentreDataSchema,
    errors: ['NOT_FOUND', 'STALE'],
  }),
}
