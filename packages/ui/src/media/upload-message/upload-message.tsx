'use client'
import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import type { UploadError } from '../upload-error.ts'
import { errorHint, errorText, uploadErrorLabels } from '../upload-texts.ts'
import { Hint, Message } from './upload-message.styles.ts'

export interface UploadMessageProps {
  error: UploadError
  /** For the control to name it as its description. */
  id?: string | undefined
  /** Text in place of the library's. */
  errorMessage?: ((error: UploadError) => string) | undefined
}

/** What went wrong with an upload, and below it what to do. Read out when it appears. */
export function UploadMessage({ error, id, errorMessage }: UploadMessageProps): ReactElement {
  const labels = useLabels(uploadErrorLabels)
  return (
    <Message id={id} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{errorMessage ? errorMessage(error) : errorText(error, labels)}</span>
      <Hint>{errorHint(error, labels)}</Hint>
    </Message>
  )
}
