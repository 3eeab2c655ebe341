'use client'

import type { CustomField } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { CheckedField } from '../checked-field/checked-field.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { RowFields } from './custom-fields.styles.ts'

export interface CustomFieldRowProps {
  id: string
  field: CustomField
  /** Position in the list, starting at 1; used to label the inputs. */
  place: number
  onChange: (id: string, patch: Partial<CustomField>) => void
}

/** One custom field. Typing into another field does not re-render this one. */
export const CustomFieldRow = memo(function CustomFieldRow({
  id,
  field,
  place,
  onChange,
}: CustomFieldRowProps): ReactElement {
  const texts = useEditorTexts().customFields
  return (
    <RowFields>
      <TextField
        label={texts.key(place)}
        isLabelHidden
        placeholder={texts.keyPlaceholder}
        value={field.key}
        onChange={(key) => onChange(id, { key })}
      />
      <TextField
        label={texts.value(place)}
        isLabelHidden
        placeholder={texts.valuePlaceholder}
        value={field.value}
        onChange={(value) => onChange(id, { value })}
      />
      <CheckedField
        label={texts.url(place)}
        isLabelHidden
        type="url"
        placeholder={texts.urlPlaceholder}
        rule="link"
        value={field.url}
        onChange={(url) => onChange(id, { url })}
      />
    </RowFields>
  )
})
