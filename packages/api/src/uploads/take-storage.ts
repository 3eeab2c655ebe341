import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { StorageUse } from '../ports/repositories.ts'
import { maxStudioBytes } from './upload-limits.ts'

/**
 * Adds the bytes of a medium to the storage used by its studio. Throws STORAGE_FULL if they do not
 * fit.
 */
export async function takeStorage(storageUse: StorageUse, bytes: number): Promise<void> {
  if (await storageUse.take(bytes, maxStudioBytes)) return
  throw studioFull(await storageUse.used())
}

/**
 * Checks, before a file is read, that the studio's storage is not full. Only `takeStorage` holds
 * against simultaneous uploads.
 */
export async function checkStudioRoom(storageUse: StorageUse): Promise<void> {
  const used = await storageUse.used()
  if (used >= maxStudioBytes) throw studioFull(used)
}

const studioFull = (used: number): ApiError =>
  apiError('STORAGE_FULL', {
    message:
      'L’espace de stockage de votre studio est plein. Demandez de la place à la personne qui gère ce serveur.',
    payload: { used, allowed: maxStudioBytes },
  })
