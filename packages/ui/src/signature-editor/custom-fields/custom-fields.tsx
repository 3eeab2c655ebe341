'use client'

import { sizeLimits } from '@org/signature'
import type { CustomField } from '@org/signature'
import { Plus } from 'lucide-react'
import { memo, useCallback, useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { SortableList } from '../../sortable/index.ts'
import { FieldGroup } from '../field-group/field-group.tsx'
import { useRows } from '../model/use-rows.ts'
import type { Row } from '../model/use-rows.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { TooMany } from '../too-many/too-many.tsx'
import { CustomFieldRow } from './custom-field-row.tsx'

export interface CustomFieldsProps {
  fields: readonly CustomField[]
  onChange: (fields: CustomField[]) => void
  /** Whether the fields are within a larger group. */
  isNested?: boolean | undefined
}

const max = sizeLimits.customFields

/** The user's custom fields, in the order in which the signature shows them. */
export const CustomFields = memo(function CustomFields({
  fields,
  onChange,
  isNested,
}: CustomFieldsProps): ReactElement {
  const texts = useEditorTexts().customFields
  const { rows, set, add, change } = useRows(fields.slice(0, max), (shown) =>
    onChange([...shown, ...fields.slice(max)]),
  )
  const listRef = useRef<HTMLDivElement>(null)
  const wasAdded = useRef(false)
  const addRef = useRef<HTMLButtonElement>(null)
  const wasEmptied = useRef(false)

  useEffect(() => {
    if (wasEmptied.current) {
      // The list unmounts when its last field is removed, which would lose focus.
      wasEmptied.current = false
      addRef.current?.focus()
    }
    if (!wasAdded.current) return
    wasAdded.current = false
    listRef.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  }, [rows.length])

  const renderRow = useCallback(
    ({ id, item }: Row<CustomField>, index: number) => (
      <CustomFieldRow id={id} field={item} place={index + 1} onChange={change} />
    ),
    [change],
  )

  return (
    <FieldGroup title={texts.title} hint={texts.hint} section="customFields" isNested={isNested}>
      {rows.length > 0 && (
        <div ref={listRef}>
          {' '}
          <SortableList
            label={texts.title}
            items={rows}
            getKey={({ id }) => id}
            getName={(row) => row.item.key || texts.name(rows.indexOf(row) + 1)}
            onReorder={set}
            onRemove={(row) => {
              wasEmptied.current = rows.length === 1
              set(rows.filter(({ id }) => id !== row.id))
            }}
          >
            {renderRow}
          </SortableList>
        </div>
      )}
      <TooMany count={fields.length} max={max} onRemove={() => onChange(fields.slice(0, max))} />
      <Button
        ref={addRef}
        isDisabled={fields.length >= max}
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
})
