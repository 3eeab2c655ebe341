'use client'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { OptionText, Sheet } from '../popover/sheet.styles.ts'
import type { ComboboxLabels } from './combobox.labels.ts'
import { List, Note, Option } from './combobox.styles.ts'
import type { Suggestions } from './use-suggestions.ts'

export interface ComboboxListProps {
  status: Suggestions['status']
  texts: ComboboxLabels
}

/** The list of suggestions, or the reason why there are none. React Aria passes it the options. */
export function ComboboxList({ status, texts }: ComboboxListProps): ReactElement {
  const notes = { ready: texts.empty, loading: texts.loading, failed: texts.failed }
  return (
    <Sheet offset={4}>
      <List renderEmptyState={() => <Note>{notes[status]}</Note>}>
        {({ value, label, description, isDisabled }) => (
          <Option id={value} textValue={label} isDisabled={isDisabled ?? false}>
            <OptionText>
              <span>{label}</span>
              {description !== undefined && <small>{description}</small>}
            </OptionText>
            <Check size={16} aria-hidden="true" />
          </Option>
        )}
      </List>
    </Sheet>
  )
}
