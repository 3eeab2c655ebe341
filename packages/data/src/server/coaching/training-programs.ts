import { readToEnd, type Client } from '@org/api/client'
import type { TrainingProgramPort } from '../../ports/coaching/training-program-port.ts'

/** Implements `TrainingProgramPort` using the API. */
export function serverTrainingPrograms(client: Client): TrainingProgramPort {
  return {
    getAll: (options) =>
      readToEnd((filter) => client.call('listTrainingPrograms', { query: { filter } }, options)),
    get: (id, options) => client.call('getTrainingProgram', { path: { id } }, options),
    save(program, options) {
      if (program.id === undefined) {
        return client.call('createTrainingProgram', { body: program }, options)
      }
      const { id, ...body } = program
      return client.call('updateTrainingProgram', { path: { id }, body }, options)
    },
    delete: async (id) => void (await client.call('deleteTrainingProgram', { path: { id } })),
  }
}
