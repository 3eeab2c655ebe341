import type { Client } from '@org/api/client'
import type { ProductCategoryPort } from '../../ports/stock/product-category-port.ts'

/** Implements `ProductCategoryPort` using the API. */
export function serverProductCategories(client: Client): ProductCategoryPort {
  return {
    getAll: (filter = {}, options) =>
      client.call('listProductCategories', { query: { filter } }, options),
    get: (id, options) => client.call('getProductCategory', { path: { id } }, options),
    save(category, options) {
      if (category.id === undefined) {
        return client.call('createProductCategory', { body: category }, options)
      }
      const { id, ...body } = category
      return client.call('updateProductCategory', { path: { id }, body }, options)
    },
  }
}
