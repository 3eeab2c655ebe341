import type { UploadError } from '@org/ui/media'
import { texts } from './texts.ts'

/** Returns the message for a failed upload (specification 1, section 8). */
export const uploadMessage = ({ type }: UploadError): string =>
  type === 'file_type' ? texts.wrongType : texts.uploadFailed(type)
