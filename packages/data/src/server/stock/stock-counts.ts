import type { Client } from '@org/api/client'
import type { StockCountPort } from '../../ports/stock/stock-count-port.ts'

/** Implements `StockCountPort` using the API. */
export function serverStockCounts(client: Client): StockCountPort {
  return {
    getAllByCentreId: (id, filter = {}, options) =>
      client.call('listCounts', { path: { id }, query: { filter } }, options),
    get: (id, query = {}, options) => client.call('getCount', { path: { id }, query }, options),
    start: (id, body, options) => client.call('startCount', { path: { id }, body }, options),
    saveLine: (id, body, options) => client.call('saveCountLine', { path: { id }, body }, options),
    deleteLine: (id, lineId, options) =>
      client.call('removeCountLine', { path: { id, lineId } }, options),
    close: (id, body, options) => client.call('closeCount', { path: { id }, body }, options),
    cancel: (id, options) => client.call('cancelCount', { path: { id } }, options),
  }
}
