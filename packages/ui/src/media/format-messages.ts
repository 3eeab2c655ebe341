import type { UploadError } from './upload-error.ts'

const messageFor =
  (wrongType: string) =>
  ({ type }: UploadError): string =>
    type === 'file_type' ? wrongType : 'Une erreur est survenue'

/**
 * The `errorMessage` of an application that accepts photos only as jpg (specification 3, section
 * 8).
 */
export const jpgPhotoMessage = messageFor('Votre photo doit etre au format jpg')

/**
 * The `errorMessage` of an application that accepts videos only as mp4 (specification 3, section
 * 8).
 */
export const mp4VideoMessage = messageFor('Votre video doit etre au format mp4')
