'use client'
import type { ReactElement, ReactNode } from 'react'
import { ErrorMark } from '../../primitives/field/error-mark.tsx'
import { Message } from './field-notes.styles.ts'

export interface FieldNotesProps {
  children: ReactNode
  /** Id of the message, for the control's `aria-describedby`. */
  messageId: string
  /** Label of the field. */
  label: string
  message: string
}

/** Shows an error message below a control that cannot show it itself. */
export function FieldNotes({ children, messageId, label, message }: FieldNotesProps): ReactElement {
  return (
    <>
      {children}
      {message !== '' && (
        <Message>
          <ErrorMark label={label} message={message} />
          <span id={messageId} role="alert">
            {message}
          </span>
        </Message>
      )}
    </>
  )
}
