import type { Client } from '@org/api/client'
import type { StudioPort } from '../../ports/coaching/studio-port.ts'

/** Implements `StudioPort` using the API. */
export function serverStudio(client: Client): StudioPort {
  return {
    previewDeletion: (options) => client.call('previewStudioDeletion', {}, options),
    delete: async (name, options) =>
      void (await client.call('deleteStudio', { body: { name } }, options)),
  }
}
