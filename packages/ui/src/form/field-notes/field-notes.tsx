'use client'
import type { ReactElement, ReactNode } from 'react'
import { ErrorMark } from '../../primitives/field/error-mark.tsx'
import { Message } from './field-notes.styles.ts'

export interface FieldNotesProps {
  children: ReactNode
  /** Id of the message, for the control to name it as its description. */
  messageId: string
  /** Name of the field. */
  label: string
  message: string
}

/** Messages below a control that has no place for them itself. */
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
