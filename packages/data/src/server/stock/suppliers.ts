import type { Client } from '@org/api/client'
import type { SupplierCentreDataPort, SupplierPort } from '../../ports/stock/supplier-port.ts'

/** Implements `SupplierPort` using the API. */
export function serverSuppliers(client: Client): SupplierPort {
  return {
    getAll: (filter = {}, options) => client.call('listSuppliers', { query: { filter } }, options),
    getAllForCentre: (centreId, filter = {}, options) =>
      client.call('listSuppliers', { query: { filter, centreId } }, options),
    get: (id, centreId, options) => {
      const query = centreId === undefined ? {} : { centreId }
      return client.call('getSupplier', { path: { id }, query }, options)
    },
    save(supplier, options) {
      if (supplier.id === undefined) {
        return client.call('createSupplier', { body: supplier }, options)
      }
      const { id, ...body } = supplier
      return client.call('updateSupplier', { path: { id }, body }, options)
    },
    previewImport: ({ file, ...query }, options) =>
      client.call('previewSupplierImport', { query, body: { file } }, options),
    runImport: ({ file, ...query }, options) =>
      client.call('runSupplierImport', { query, body: { file } }, options),
  }
}

/** Implements `SupplierCentreDataPort` using the API. */
export function serverSupplierCentreData(client: Client): SupplierCentreDataPort {
  return {
    get: (id, centreId, options) =>
      client.call('getSupplierCentreData', { path: { id, centreId } }, options),
    save: ({ supplierId: id, centreId, ...body }, options) =>
      client.call('saveSupplierCentreData', { path: { id, centreId }, body }, options),
  }
}
