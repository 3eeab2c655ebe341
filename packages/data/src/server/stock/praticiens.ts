import type { Client } from '@org/api/client'
import type { PraticienPort } from '../../ports/stock/praticien-port.ts'

/** Implements `PraticienPort` using the API. */
export function serverPraticiens(client: Client): PraticienPort {
  return {
    getAll: (currentUser, selectedId, filter = {}, options) => {
      const centreId = selectedId ?? currentUser?.centreId ?? null
      const query = { filter, ...(centreId !== null && { centreId }) }
      return client.call('listPraticiens', { query }, options)
    },
    get: (id, options) => client.call('getPraticien', { path: { id } }, options),
    save(praticien, options) {
      if (praticien.id === undefined) {
        return client.call('createPraticien', { body: praticien }, options)
      }
      const { id, ...body } = praticien
      return client.call('updatePraticien', { path: { id }, body }, options)
    },
    savePhoto: (id, file, options) =>
      client.call('savePraticienPhoto', { path: { id }, body: { file, name: file.name } }, options),
    deletePhoto: (id) => client.call('removePraticienPhoto', { path: { id } }),
  }
}
