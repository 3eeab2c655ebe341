import type { Scope, StorageUse } from '../ports/repositories.ts'
import type { Store } from './store.ts'

/**
 * Creates the storage use of an organisation. It adds up the sizes of the stored images on each
 * call. `take` needs no lock, because no other write can happen in memory during the transaction.
 */
export function memoryStorageUse(store: Store, { organisationId }: Scope): StorageUse {
  const used = () =>
    [
      ...store.state.media.values(),
      ...store.state.stock.photos.values(),
      ...store.state.coaching.media.values(),
    ]
      .filter((stored) => stored.organisation_id === organisationId)
      .reduce((sum, { size }) => sum + size, 0)
  return {
    take: async (bytes, quota) => used() + bytes <= quota,
    release: async () => undefined,
    used: async () => used(),
  }
}
