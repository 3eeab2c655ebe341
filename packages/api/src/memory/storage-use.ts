import type { Scope, StorageUse } from '../ports/repositories.ts'
import type { Store } from './store.ts'

/** Counts each time: here no other write comes between the count and the rest of the transaction. */
export function memoryStorageUse(store: Store, { organisationId }: Scope): StorageUse {
  const used = () =>
    [...store.state.media.values()]
      .filter((media) => media.organisation_id === organisationId)
      .reduce((sum, { size }) => sum + size, 0)
  return {
    take: async (bytes, quota) => used() + bytes <= quota,
    used: async () => used(),
  }
}
