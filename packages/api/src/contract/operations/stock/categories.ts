import * as z from 'zod'
import { productCategorySchema } from '../../entities/stock/product.ts'
import { listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const categoryList = {
  where: ['id', 'is_archived'],
  search: ['name'],
  isPrefix: true,
  order: ['name', 'created_at'],
} satisfies ListRule

const readers = ['productCategories', 'product_list', 'stock', 'commands'] as const

export const categoryOperations = {
  listProductCategories: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product-categories',
    tag: 'Stock: products',
    summary: 'Lists the product categories',
    access: 'member',
    permissions: readers,
    list: categoryList,
    response: listOf(productCategorySchema),
  }),
  createProductCategory: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/product-categories',
    tag: 'Stock: products',
    summary: 'Adds a product category',
    access: 'member',
    permissions: ['productCategories'],
    isCatalog: true,
    body: z.object({ name: requiredText() }),
    response: productCategorySchema,
    errors: ['DUPLICATE'],
  }),
  getProductCategory: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/product-category/{id}',
    tag: 'Stock: products',
    summary: 'Returns a product category',
    access: 'member',
    permissions: readers,
    response: productCategorySchema,
    errors: ['NOT_FOUND'],
  }),
  updateProductCategory: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/product-category/{id}',
    tag: 'Stock: products',
    summary: 'Renames or archives a product category',
    access: 'member',
    permissions: ['productCategories'],
    isCatalog: true,
    body: z.object({ name: requiredText().optional(), isArchived: z.boolean().optional() }),
    response: productCategorySchema,
    errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
  }),
}
