import { clearKeptFiles } from './kept-files.ts'
import { clearTabDrafts, draftStorages } from './tab-drafts.ts'

/**
 * Deletes all drafts of this browser and their files, except those of the given accounts. By
 * default, deletes everything.
 */
export async function clearDrafts(exceptOwners: readonly string[] = []): Promise<void> {
  const storages = draftStorages()
  if (storages) clearTabDrafts(storages, exceptOwners)
  await clearKeptFiles(exceptOwners)
}
