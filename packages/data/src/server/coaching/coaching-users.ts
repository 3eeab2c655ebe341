import type { Client } from '@org/api/client'
import type { CoachingUserPort } from '../../ports/coaching/coaching-user-port.ts'

/** Implements `CoachingUserPort` using the API. */
export function serverCoachingUsers(client: Client): CoachingUserPort {
  return {
    get: (id, options) => client.call('getCoachingUser', { path: { id } }, options),
    save: (id, body, options) => client.call('updateCoachingUser', { path: { id }, body }, options),
    getAllCoachs: (filter = {}, options) =>
      client.call('listCoaches', { query: { filter } }, options),
  }
}
