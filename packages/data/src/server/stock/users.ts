import type { Client } from '@org/api/client'
import type { UserPort } from '../../ports/stock/user-port.ts'

/** Implements `UserPort` using the API. */
export function serverUsers(client: Client): UserPort {
  return {
    getAll: (filter = {}, options) => client.call('listStockUsers', { query: { filter } }, options),
    getAllFromCentre: (centreId, filter = {}, options) =>
      client.call('listStockUsers', { query: { filter, centreId } }, options),
    get: (id, options) => client.call('getStockUser', { path: { id } }, options),
    save(user, options) {
      if (user.id === undefined) return client.call('createStockUser', { body: user }, options)
      const { id, ...body } = user
      return client.call('updateStockUser', { path: { id }, body }, options)
    },
  }
}
