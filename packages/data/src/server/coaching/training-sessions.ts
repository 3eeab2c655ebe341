import type { Client } from '@org/api/client'
import type { TrainingSessionPort } from '../../ports/coaching/training-session-port.ts'

/** Implements `TrainingSessionPort` using the API. */
export function serverTrainingSessions(client: Client): TrainingSessionPort {
  return {
    getAll: (filter = {}, options) =>
      client.call('listTrainingSessions', { query: { filter } }, options),
    get: (id, options) => client.call('getTrainingSession', { path: { id } }, options),
    save(session, options) {
      if (session.id === undefined) {
        return client.call('createTrainingSession', { body: session }, options)
      }
      const { id, ...body } = session
      return client.call('updateTrainingSession', { path: { id }, body }, options)
    },
    delete: async (id) => void (await client.call('deleteTrainingSession', { path: { id } })),
    share: (id) => client.call('shareTrainingSession', { path: { id } }),
    unshare: (id) => client.call('unshareTrainingSession', { path: { id } }),
    getShared: (key, options) =>
      client.call('getSharedTrainingSession', { path: { key } }, options),
  }
}
