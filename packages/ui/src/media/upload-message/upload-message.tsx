'use client'
import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import type { UploadError } from '../upload-error.ts'
import { errorHint, errorText, uploadErrorLabels } from '../upload-texts.ts'
import { Hint, Message } from './upload-message.styles.ts'

export interface UploadMessageProps {
  error: UploadError
  /** Id for the control's `aria-describedby`. */
  id?: string | undefined
  /** Replaces the default text. */
  errorMessage?: ((error: UploadError) => string) | undefined
  /** Replaces the advice below the text. */
  hint?: string | undefined
}

/** Shows why an upload failed, and below it what to do. Announced when it appears. */
export function UploadMessage({ error, id, errorMessage, hint }: UploadMessageProps): ReactElement {
  const labels = useLabels(uploadErrorLabels)
  return (
    <Message id={id} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{errorMessage ? errorMessage(error) : errorText(error, labels)}</span>
      <Hint>{hint ?? errorHint(error, labels)}</Hint>
    </Message>
  )
}
