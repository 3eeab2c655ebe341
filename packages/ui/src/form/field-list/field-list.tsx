'use client'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { ErrorMark } from '../../primitives/field/error-mark.tsx'
import { LabelRow } from '../../primitives/field/field.styles.ts'
import { SortableList } from '../../sortable/index.ts'
import type { FieldPath } from '../description/form-values.ts'
import type { ListTypeProps } from '../field-types/registry.ts'
import { Entries } from '../form-fields/entries.tsx'
import { formLabels } from '../form.labels.ts'
import { useField } from '../hooks/use-field.ts'
import { focusInside } from '../store/focus-inside.ts'
import { onLeave } from '../store/on-leave.ts'
import type { FormStore } from '../store/form-store.ts'
import { AddRow, Help, Item, Messages, Name, Whole } from './field-list.styles.ts'

type AnyForm = FormStore<Record<string, readonly object[]>>

/** A repeatable set of fields, whose items can be added, removed and reordered. */
export function FieldList({
  form: ownForm,
  list,
  path,
  choices,
}: ListTypeProps): ReactElement | null {
  const texts = useLabels(formLabels)
  const form = ownForm as unknown as AnyForm
  const control = useField(form, path as FieldPath<Record<string, readonly object[]>>)
  const { register, isVisible, isDisabled, message, onChange, onBlur } = control
  const keys = control.value as unknown as readonly string[]
  const nameId = useId()
  const helpId = useId()
  const messagesId = useId()
  const [added, setAdded] = useState<string>()
  const newest = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added !== undefined && newest.current) focusInside(newest.current)
  }, [added])
  if (!isVisible) return null

  const remove = (key: string) => {
    form.removeItem(path, key)
    onBlur()
  }
  const isFull = keys.length >= (list.maxItems ?? Infinity)
  const isShort = keys.length <= (list.minItems ?? 0)
  const describedBy = [list.help === undefined ? '' : helpId, message && messagesId]
    .filter(Boolean)
    .join(' ')
  const name = (
    <Name id={nameId} $isHidden={list.isLabelHidden === true}>
      {list.label}
    </Name>
  )
  const nameOf = (key: string) => `${list.itemLabel} ${keys.indexOf(key) + 1}`

  return (
    <Whole
      ref={register}
      aria-labelledby={nameId}
      onBlur={onLeave(onBlur)}
      {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
    >
      {message === '' ? (
        name
      ) : (
        <LabelRow>
          {name}
          <ErrorMark label={list.label} message={message} />
        </LabelRow>
      )}
      {list.help !== undefined && <Help id={helpId}>{list.help}</Help>}
      {keys.length > 0 && (
        <SortableList
          label={list.label}
          items={keys}
          getKey={(key) => key}
          getName={nameOf}
          onReorder={(order) => onChange(order as never)}
          onRemove={remove}
          canRemove={() => !isShort}
          isDisabled={isDisabled}
        >
          {(key) => (
            <Item ref={key === added ? newest : null}>
              <Entries
                form={form}
                entries={list.fields}
                base={`${path}.${key}.`}
                columns={1}
                choices={choices}
              />
            </Item>
          )}
        </SortableList>
      )}
      {message !== '' && (
        <Messages id={messagesId} role="alert">
          {message}
        </Messages>
      )}
      {!isFull && (
        <AddRow>
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            isDisabled={isDisabled}
            onPress={() => setAdded(form.addItem(path))}
          >
            {list.addLabel ?? texts.add}
          </Button>
        </AddRow>
      )}
    </Whole>
  )
}
