import type { Scope, StorageUse } from '../ports/repositories.ts'
import type { Store } from './store.ts'

/**
 * Counts the stored bytes of an organisation. `take` needs no lock, because no other write can
 * happen in memory during the transaction.
 */
export function memoryStorageUse(store: Store, { organisationId }: Scope): StorageUse {
  const used = () => store.state.storageUse.get(organisationId) ?? 0
  const set = (bytes: number) => void store.state.storageUse.set(organisationId, bytes)
  return {
    async take(bytes, quota) {
      const isRoom = used() + bytes <= quota
      if (isRoom) set(used() + bytes)
      return isRoom
    },
    release: async (bytes) => set(Math.max(0, used() - bytes)),
    used: async () => used(),
  }
}
