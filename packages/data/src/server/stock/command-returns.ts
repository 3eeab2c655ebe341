import { readToEnd, type Client } from '@org/api/client'
import type { CommandReturnPort } from '../../ports/stock/command-return-port.ts'

/** Implements `CommandReturnPort` using the API. */
export function serverCommandReturns(client: Client): CommandReturnPort {
  const getAllByCentreId: CommandReturnPort['getAllByCentreId'] = (id, filter = {}, options) =>
    client.call('listCommandReturns', { path: { id }, query: { filter } }, options)
  return {
    getAllByCentreId,
    getAllByCentreIdWaitingForValidation: (centreId, filter, options) => {
      const where = { ...filter?.where, status: 'created' }
      return getAllByCentreId(centreId, { ...filter, where }, options)
    },
    get: (id, options) => client.call('getCommandReturn', { path: { id } }, options),
    save(commandReturn, options) {
      if (commandReturn.id === undefined) {
        const { centreId, ...body } = commandReturn
        return client.call('createCommandReturn', { path: { id: centreId }, body }, options)
      }
      const { id, ...body } = commandReturn
      return client.call('updateCommandReturn', { path: { id }, body }, options)
    },
    delete: (id) => client.call('deleteCommandReturn', { path: { id } }),
    getHistory: (id, options) =>
      readToEnd((page) =>
        client.call('listCommandReturnEvents', { path: { id }, query: { filter: page } }, options),
      ),
    validateReturn: ({ id }, body, options) =>
      client.call('validateReturn', { path: { id }, body }, options),
  }
}
