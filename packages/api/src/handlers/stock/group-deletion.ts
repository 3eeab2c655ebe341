import type { HandlersOf } from '../../call/call.ts'
import type { groupDeletionOperations } from '../../contract/operations/stock/group-deletion.ts'
import { countOf, deleteOwn } from '../delete-own.ts'

export const groupDeletionHandlers: HandlersOf<typeof groupDeletionOperations> = {
  async previewGroupDeletion({ caller, repositories }) {
    const { organisation, stock, storageUse } = repositories.within(caller.scope)
    return {
      name: (await organisation.get()).name,
      users: await countOf(stock.members),
      centres: await countOf(stock.centres),
      suppliers: await countOf(stock.suppliers),
      products: await countOf(stock.products),
      praticiens: await countOf(stock.praticiens),
      commands: await countOf(stock.commands),
      returns: await countOf(stock.commandReturns),
      storage: await storageUse.used(),
    }
  },

  deleteGroup: async (call) => deleteOwn(call, 'group_deleted', 'Ce n’est pas le nom du groupe'),
}
