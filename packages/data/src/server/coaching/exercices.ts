import type { Client } from '@org/api/client'
import type { ExercicePort } from '../../ports/coaching/exercice-port.ts'

/** Implements `ExercicePort` using the API. */
export function serverExercices(client: Client): ExercicePort {
  return {
    getAll: (filter = {}, options) => client.call('listExercices', { query: { filter } }, options),
    get: (id, options) => client.call('getExercice', { path: { id } }, options),
    save(exercice, options) {
      if (exercice.id === undefined)
        return client.call('createExercice', { body: exercice }, options)
      const { id, ...body } = exercice
      return client.call('updateExercice', { path: { id }, body }, options)
    },
    delete: async (id) => void (await client.call('deleteExercice', { path: { id } })),
  }
}
