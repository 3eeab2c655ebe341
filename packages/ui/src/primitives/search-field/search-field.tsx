'use client'
import { Search, X } from 'lucide-react'
import type { ReactElement } from 'react'
import { given } from '../../given.ts'
import { labels } from '../../labels.ts'
import { Adornment, ControlRow, FieldLabel } from '../field/field.styles.ts'
import { Box, Clear, Field } from './search-field.styles.ts'

export interface SearchFieldProps {
  /** What is searched; shown inside the empty field and read out. */
  label: string
  /** Keeps the label for screen readers and the empty field. Default true. */
  isLabelHidden?: boolean | undefined
  value: string
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: ((value: string) => void) | undefined
  clearLabel?: string | undefined
}

/** Words to look for. Escape empties it. */
export function SearchField({
  label,
  isLabelHidden = true,
  clearLabel = labels.clearSearch,
  ...rest
}: SearchFieldProps): ReactElement {
  return (
    <Field {...given(rest)}>
      <FieldLabel $isHidden={isLabelHidden}>{label}</FieldLabel>
      <ControlRow>
        <Adornment $side="start">
          <Search size={16} aria-hidden="true" />
        </Adornment>
        <Box placeholder={label} />
        <Clear aria-label={clearLabel}>
          <X size={16} aria-hidden="true" />
        </Clear>
      </ControlRow>
    </Field>
  )
}
