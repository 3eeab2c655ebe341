import type { Client } from '@org/api/client'
import type { CoachingTagPort } from '../../ports/coaching/coaching-tag-port.ts'

/** Implements `CoachingTagPort` using the API. */
export function serverCoachingTags(client: Client): CoachingTagPort {
  return {
    getAll(kind, filter = {}, options) {
      const where = { ...filter.where, kind }
      return client.call('listCoachingTags', { query: { filter: { ...filter, where } } }, options)
    },
    save(tag, options) {
      if (tag.id === undefined) return client.call('createCoachingTag', { body: tag }, options)
      const { id, ...body } = tag
      return client.call('updateCoachingTag', { path: { id }, body }, options)
    },
    delete: async (id) => void (await client.call('deleteCoachingTag', { path: { id } })),
  }
}
