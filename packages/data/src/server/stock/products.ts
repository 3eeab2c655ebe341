import type { Client } from '@org/api/client'
import type { ProductCentreDataPort, ProductPort } from '../../ports/stock/product-port.ts'

/** Implements `ProductPort` using the API. */
export function serverProducts(client: Client): ProductPort {
  return {
    getAll: (filter = {}, options) => client.call('listProducts', { query: { filter } }, options),
    getAllForCentre: (centreId, filter = {}, options) =>
      client.call('listProducts', { query: { filter, centreId } }, options),
    get: (id, options) => client.call('getProduct', { path: { id } }, options),
    getByCode: (code, options) => client.call('findProduct', { query: { code } }, options),
    save(product, options) {
      if (product.id === undefined) return client.call('createProduct', { body: product }, options)
      const { id, ...body } = product
      return client.call('updateProduct', { path: { id }, body }, options)
    },
    savePhoto: (id, file, options) =>
      client.call('saveProductPhoto', { path: { id }, body: { file, name: file.name } }, options),
    deletePhoto: (id) => client.call('removeProductPhoto', { path: { id } }),
    previewImport: ({ file, ...query }, options) =>
      client.call('previewProductImport', { query, body: { file } }, options),
    runImport: ({ file, ...query }, options) =>
      client.call('runProductImport', { query, body: { file } }, options),
  }
}

/** Implements `ProductCentreDataPort` using the API. */
export function serverProductCentreData(client: Client): ProductCentreDataPort {
  return {
    get: (id, centreId, options) =>
      client.call('getProductCentreData', { path: { id, centreId } }, options),
    save: ({ productId: id, centreId, ...body }, options) =>
      client.call('saveProductCentreData', { path: { id, centreId }, body }, options),
  }
}
