import type { UploadError } from '@org/ui/media'
import { texts } from './texts.ts'

/** What an organisation's screens say of an upload that failed (specification 1, section 8). */
export const uploadMessage = ({ type }: UploadError): string =>
  type === 'file_type' ? texts.wrongType : texts.uploadFailed(type)
