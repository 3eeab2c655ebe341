'use client'
import { ChevronDown } from 'lucide-react'
import type { ReactElement } from 'react'
import { ErrorMark } from '../field/error-mark.tsx'
import type { ComboboxLabels } from './combobox.labels.ts'
import { End, Ring, Toggle } from './combobox.styles.ts'

export interface ComboboxEndProps {
  /** The field's label. */
  label: string
  /** Error messages, already joined. */
  message: string
  isLoading: boolean
  texts: ComboboxLabels
}

/** The end of the control: progress, error icon, and the button that opens the list. */
export function ComboboxEnd({ label, message, isLoading, texts }: ComboboxEndProps): ReactElement {
  return (
    <End>
      {isLoading && <Ring aria-hidden="true" />}
      {message !== '' && <ErrorMark label={label} message={message} />}
      <Toggle aria-label={texts.open}>
        <ChevronDown size={16} aria-hidden="true" />
      </Toggle>
    </End>
  )
}
