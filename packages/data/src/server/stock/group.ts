import type { Client } from '@org/api/client'
import type { GroupPort } from '../../ports/stock/group-port.ts'

/** Implements `GroupPort` using the API. */
export function serverGroup(client: Client): GroupPort {
  return {
    previewDeletion: (options) => client.call('previewGroupDeletion', {}, options),
    delete: async (name, options) =>
      void (await client.call('deleteGroup', { body: { name } }, options)),
  }
}
