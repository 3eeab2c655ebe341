import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'

/** Creates the error for full storage. Both numbers are in bytes. */
export function storageFull(room: { used: number; allowed: number }): ApiError {
  return apiError('STORAGE_FULL', {
    message: `L’espace de stockage de votre société est plein : ${sizeOf(room.used)} utilisés sur ${sizeOf(room.allowed)}. L’image n’a pas été enregistrée : choisissez-en une plus légère, ou demandez à la personne qui gère ce serveur d’augmenter la limite.`,
    payload: room,
  })
}

function sizeOf(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'ko'] : [bytes / 1_000_000, 'Mo']
  return `${size.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0${unit}`
}
