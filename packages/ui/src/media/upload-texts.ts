import { defineLabels } from '../locale/index.ts'
import { isPassing, type UploadError, type UploadErrorType } from './upload-error.ts'

/**
 * Error messages. Specification 2, section 8, has two messages: one for the type and one for
 * everything else.
 */
export interface UploadErrorLabels {
  fileType: string
  other: string
  /** Advice by type of error, shown below the message. */
  hints: Readonly<Record<UploadErrorType, string>>
  /** Shown below the message after a server error (5xx), when a retry may help. */
  serverHint: string
}

export const uploadErrorLabels = defineLabels<UploadErrorLabels>('uploadErrors', {
  fr: {
    fileType: 'Erreur de type',
    other: 'Une erreur est survenue',
    serverHint: 'Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.',
    hints: {
      file_type: 'Le contenu de ce fichier n’est pas d’un type accepté.',
      too_large: 'Le fichier est trop lourd.',
      too_many_pixels: 'L’image a trop de pixels : réduisez-la d’abord.',
      too_many_files: 'Il y a trop de fichiers.',
      aspect_ratio: 'Le rapport entre largeur et hauteur n’est pas celui demandé.',
      unreadable: 'Le fichier est abîmé ou ne peut pas être lu ici.',
      network: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
      refused: 'Le serveur a refusé le fichier.',
      cancelled: 'L’envoi a été annulé.',
    },
  },
  en: {
    fileType: 'Wrong file type',
    other: 'Something went wrong',
    serverHint: 'The server did not answer as expected. Try again in a moment.',
    hints: {
      file_type: 'The content of this file is not of an accepted type.',
      too_large: 'The file is too large.',
      too_many_pixels: 'The picture has too many pixels: make it smaller first.',
      too_many_files: 'There are too many files.',
      aspect_ratio: 'Width and height are not in the required ratio.',
      unreadable: 'The file is damaged or cannot be read here.',
      network: 'The server cannot be reached. Check your connection and try again.',
      refused: 'The server refused the file.',
      cancelled: 'The upload was cancelled.',
    },
  },
})

/** Returns the message of an error: what happened. */
export function errorText({ type }: UploadError, labels: UploadErrorLabels): string {
  return type === 'file_type' ? labels.fileType : labels.other
}

/**
 * Returns the line below the message: why the upload failed, and what to do. A hint from the
 * transport takes precedence.
 */
export function errorHint(error: UploadError, labels: UploadErrorLabels): string {
  const isServer = error.type === 'refused' && isPassing(error)
  if (error.hint !== undefined) return error.hint
  return isServer ? labels.serverHint : labels.hints[error.type]
}
