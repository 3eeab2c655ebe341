import type { Client } from '@org/api/client'
import type { StockPort } from '../../ports/stock/stock-port.ts'

/** Implements `StockPort` using the API. */
export function serverStock(client: Client): StockPort {
  return {
    getAll: (id, { lot, ...filter } = {}, options) =>
      client.call('listStock', { path: { id }, query: { filter, lot } }, options),
    searchLots: (lot, options) => client.call('searchLots', { query: { lot } }, options),
    getLot: ({ productId: id, lot }, options) =>
      client.call('getLot', { path: { id }, query: { lot } }, options),
    getAllMovementsOfLot: ({ productId: id, lot }, filter = {}, options) =>
      client.call('listLotMovements', { path: { id }, query: { filter, lot } }, options),
    get: (id, productId, options) => client.call('getStock', { path: { id, productId } }, options),
    getAllExpiring: (id, options) => client.call('listExpiringLots', { path: { id } }, options),
    getAllMovementsOfCentre: (id, { lot, ...filter } = {}, options) =>
      client.call('listStockMovements', { path: { id }, query: { filter, lot } }, options),
    getAllMovements: (id, productId, filter = {}, options) =>
      client.call('listMovements', { path: { id, productId }, query: { filter } }, options),
    add: (id, body, options) => client.call('addStock', { path: { id }, body }, options),
    remove: (id, body, options) => client.call('removeStock', { path: { id }, body }, options),
    previewOpening: (id, { file, ...query }, options) =>
      client.call('previewOpeningStock', { path: { id }, query, body: { file } }, options),
    runOpening: (id, { file, ...query }, options) =>
      client.call('runOpeningStock', { path: { id }, query, body: { file } }, options),
  }
}
