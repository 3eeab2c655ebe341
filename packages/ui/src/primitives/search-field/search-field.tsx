'use client'
import { Search, X } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Adornment, ControlRow, FieldLabel } from '../field/field.styles.ts'
import type { RootProps } from '../root-props.ts'
import { searchFieldLabels, type SearchFieldLabels } from './search-field.labels.ts'
import { Box, Clear, Field } from './search-field.styles.ts'

export interface SearchFieldProps extends RootProps {
  /** Label that says what is searched; also the placeholder. */
  label: string
  /** Shows the label only to screen readers and as placeholder. Default true. */
  isLabelHidden?: boolean | undefined
  value: string
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: ((value: string) => void) | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<SearchFieldLabels> | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A field for search terms. Escape clears it. */
export function SearchField({
  label,
  isLabelHidden = true,
  labels,
  ref,
  ...rest
}: SearchFieldProps): ReactElement {
  const { clear } = useLabels(searchFieldLabels, labels)
  return (
    <Field {...omitUndefined(rest)}>
      <FieldLabel $isHidden={isLabelHidden}>{label}</FieldLabel>
      <ControlRow>
        <Adornment $side="start">
          <Search size={16} aria-hidden="true" />
        </Adornment>
        <Box placeholder={label} ref={ref ?? null} />
        <Clear aria-label={clear}>
          <X size={16} aria-hidden="true" />
        </Clear>
      </ControlRow>
    </Field>
  )
}
