import type { HandlersOf } from '../../call/call.ts'
import type { studioDeletionOperations } from '../../contract/operations/coaching/studio-deletion.ts'
import { countOf, deleteOwn } from '../delete-own.ts'

const shown = { is_deleted: false }

export const studioDeletionHandlers: HandlersOf<typeof studioDeletionOperations> = {
  async previewStudioDeletion({ caller, repositories }) {
    const { organisationId } = caller.scope
    // Admins see no content of other coaches, but these numbers tell nothing about it.
    const { organisation, coaching, storageUse } = repositories.within({ organisationId })
    const { coaches, exercices, trainingSessions, trainingPrograms, media } = coaching
    return {
      name: (await organisation.get()).name,
      coaches: await countOf(coaches, { is_active: true }),
      exercices: await countOf(exercices, shown),
      trainingSessions: await countOf(trainingSessions, shown),
      trainingPrograms: await countOf(trainingPrograms),
      media: await countOf(media),
      storage: await storageUse.used(),
    }
  },

  deleteStudio: async (call) => deleteOwn(call, 'studio_deleted', 'Ce n’est pas le nom du studio'),
}
