import { failureText } from '@org/app-kit'
import { uploadRefusal } from '@org/app-kit/pages'
import { jpgPhotoMessage, UploadError } from '@org/ui/media'

/** Returns why a photo was not stored, as a text for notifications. */
export function photoFailure(error: unknown): string {
  const refused = uploadRefusal(error)
  const isWrongType = refused instanceof UploadError && refused.type === 'file_type'
  return isWrongType ? jpgPhotoMessage(refused) : failureText(error, 'upload')
}
