import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { StorageUse } from '../ports/repositories.ts'

/**
 * Adds the bytes of a file to the storage used by its organisation. Throws STORAGE_FULL if that
 * would exceed the quota; all numbers are in bytes.
 */
export async function takeRoom(
  storageUse: StorageUse,
  bytes: number,
  allowed: number,
): Promise<void> {
  if (await storageUse.take(bytes, allowed)) return
  throw storageFull({ used: await storageUse.used(), allowed })
}

/**
 * Checks, before a file is read, that the organisation has room for this many more bytes. Only
 * `takeRoom` holds against simultaneous uploads.
 */
export async function checkRoom(
  storageUse: StorageUse,
  bytes: number,
  allowed: number,
): Promise<void> {
  const used = await storageUse.used()
  if (used + bytes > allowed) throw storageFull({ used, allowed })
}

/** Creates the error for full storage. Both numbers are in bytes. */
export function storageFull(room: { used: number; allowed: number }): ApiError {
  return apiError('STORAGE_FULL', {
    message: `L’espace de stockage est plein : ${sizeOf(room.used)} utilisés sur ${sizeOf(room.allowed)}. Le fichier n’a pas été enregistré : choisissez-en un plus léger, ou demandez à la personne qui gère ce serveur d’augmenter la limite.`,
    payload: room,
  })
}

function sizeOf(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'ko'] : [bytes / 1_000_000, 'Mo']
  return `${size.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0${unit}`
}
