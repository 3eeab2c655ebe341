import type { Client } from '@org/api/client'
import type { CentrePort } from '../../ports/stock/centre-port.ts'

/** Implements `CentrePort` using the API. */
export function serverCentres(client: Client): CentrePort {
  return {
    getAll: (filter = {}, options) => client.call('listCentres', { query: { filter } }, options),
    get: (id, options) => client.call('getCentre', { path: { id } }, options),
    save(centre, options) {
      if (centre.id === undefined) return client.call('createCentre', { body: centre }, options)
      const { id, ...body } = centre
      return client.call('updateCentre', { path: { id }, body }, options)
    },
  }
}
