import type { Client } from '@org/api/client'
import type { CoachPort } from '../../ports/coaching/coach-port.ts'

/** Implements `CoachPort` using the API. */
export function serverCoaches(client: Client): CoachPort {
  return {
    get: (id, options) => client.call('getCoach', { path: { id } }, options),
    endAccess: (id, body) => client.call('endCoachAccess', { path: { id }, body }),
    endSharing: (id, sessionId) => client.call('endCoachSharing', { path: { id, sessionId } }),
    invite: (body, options) => client.call('inviteCoach', { body }, options),
    getAllInvitations: (filter = {}, options) =>
      client.call('listCoachInvitations', { query: { filter } }, options),
    revokeInvitation: async (id) =>
      void (await client.call('revokeCoachInvitation', { path: { id } })),
  }
}
