'use client'

import type { CustomField } from '@org/signature'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { SortableList } from '../../sortable/index.ts'
import { CheckedField } from '../checked-field/checked-field.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { useRows } from '../model/use-rows.ts'
import { editorTexts } from '../texts.ts'
import { RowFields } from './custom-fields.styles.ts'

const texts = editorTexts.customFields

export interface CustomFieldsProps {
  fields: readonly CustomField[]
  onChange: (fields: CustomField[]) => void
}

/** Lines of the user's own, in the order in which the signature shows them. */
export function CustomFields({ fields, onChange }: CustomFieldsProps): ReactElement {
  const { rows, set, add, change } = useRows(fields, onChange)
  const listRef = useRef<HTMLDivElement>(null)
  const wasAdded = useRef(false)

  useEffect(() => {
    if (!wasAdded.current) return
    wasAdded.current = false
    listRef.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  }, [rows.length])

  return (
    <FieldGroup title={texts.title} hint={texts.hint}>
      {rows.length > 0 && (
        <div ref={listRef}>
          {' '}
          <SortableList
            label={texts.title}
            items={rows}
            getKey={({ id }) => id}
            getName={(row) => row.item.key || texts.name(rows.indexOf(row) + 1)}
            onReorder={set}
            onRemove={(row) => set(rows.filter(({ id }) => id !== row.id))}
          >
            {({ id, item }, index) => (
              <RowFields>
                <TextField
                  label={texts.key(index + 1)}
                  isLabelHidden
                  placeholder={texts.keyPlaceholder}
                  value={item.key}
                  onChange={(key) => change(id, { key })}
                />
                <TextField
                  label={texts.value(index + 1)}
                  isLabelHidden
                  placeholder={texts.valuePlaceholder}
                  value={item.value}
                  onChange={(value) => change(id, { value })}
                />
                <CheckedField
                  label={texts.url(index + 1)}
                  isLabelHidden
                  type="url"
                  placeholder={texts.urlPlaceholder}
                  rules={['url']}
                  value={item.url}
                  onChange={(url) => change(id, { url })}
                />
              </RowFields>
            )}
          </SortableList>
        </div>
      )}
      <Button
        icon={<Plus size={16} aria-hidden />}
        onPress={() => {
          wasAdded.current = true
          add({ key: '', value: '', url: '' })
        }}
      >
        {texts.add}
      </Button>
    </FieldGroup>
  )
}
