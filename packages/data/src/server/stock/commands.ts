import { readToEnd, type Client } from '@org/api/client'
import type { CommandPort } from '../../ports/stock/command-port.ts'

/** Implements `CommandPort` using the API. */
export function serverCommands(client: Client): CommandPort {
  const getAllByCentreId: CommandPort['getAllByCentreId'] = (
    id,
    { lot, ...filter } = {},
    options,
  ) => client.call('listCommands', { path: { id }, query: { filter, lot } }, options)
  return {
    getAllByCentreId,
    getAllByCentreIdWaitingForValidation: (centreId, filter, options) => {
      const where = { ...filter?.where, status: 'sent' }
      return getAllByCentreId(centreId, { ...filter, where }, options)
    },
    planAllForCentre: (id, options) => client.call('planCommands', { path: { id } }, options),
    generateAllForCentre: (id, options) =>
      client.call('generateCommands', { path: { id } }, options),
    get: (id, options) => client.call('getCommand', { path: { id } }, options),
    save(command, options) {
      if (command.id === undefined) {
        const { centreId, ...body } = command
        return client.call('createCommand', { path: { id: centreId }, body }, options)
      }
      const { id, ...body } = command
      return client.call('updateCommand', { path: { id }, body }, options)
    },
    delete: (id) => client.call('deleteCommand', { path: { id } }),
    getHistory: (id, options) =>
      readToEnd((page) =>
        client.call('listCommandEvents', { path: { id }, query: { filter: page } }, options),
      ),
    getReceivedLots: (id, options) => client.call('listReceivedLots', { path: { id } }, options),
    addOrdonnance: (id, file, options) =>
      client.call('addOrdonnance', { path: { id }, body: { file } }, options),
    deleteOrdonnance: (id, ref) => client.call('removeOrdonnance', { path: { id, ref } }),
    getOrdonnanceAddress: (id, ref) => client.call('getOrdonnanceAddress', { path: { id, ref } }),
    getMail: (id, options) => client.call('getCommandMail', { path: { id } }, options),
    sendToSupplier: ({ id }, body, options) =>
      client.call('sendCommand', { path: { id }, body }, options),
    validateCommand: ({ id }, body, options) =>
      client.call('validateCommand', { path: { id }, body }, options),
  }
}
