import type { ChoicesByName, FormStore } from '@org/ui/form'
import type { ReactNode } from 'react'
import type { Revised } from '../../conflicts/conflict.ts'
import { conflictTexts } from '../../texts/page-texts.ts'
import type { Winner } from '../merge.ts'
import { settleConflict } from '../settle-conflict.ts'
import type { EditedEntity } from '../use-edited-entity.ts'
import { ConflictNotice } from './conflict-notice.tsx'

export interface FormConflictProps<Entity extends Revised, Values extends object> {
  form: FormStore<Values>
  edited: EditedEntity<Entity>
  /** Converts an entity to form values. Both use the same field names. */
  toForm: (entity: Entity) => Values
  /** Options of select fields, by field name. */
  choices?: ChoicesByName | undefined
  /** Formats non-string values, by field name; an empty string means no value. */
  format?: Readonly<Record<string, (value: unknown) => ReactNode>> | undefined
}

/** Shows another person's conflicting changes above a form. Renders nothing without a conflict. */
export function FormConflict<Entity extends Revised, Values extends object>({
  form,
  edited,
  toForm,
  choices = {},
  format = {},
}: FormConflictProps<Entity, Values>) {
  const { conflict } = edited
  if (conflict === null) return null
  const typed = form.values()
  const current = toForm(conflict.current)
  const contested = conflict.fields.filter((name) => name in current)
  if (contested.length === 0) return null

  const shown = (values: object, name: string) => {
    const field = (values as Readonly<Record<string, unknown>>)[name]
    const value = typeof field === 'string' ? field : ''
    const label =
      format[name]?.(field) ??
      choices[name]?.find((choice) => choice.value === value)?.label ??
      value
    return label === '' ? conflictTexts.nothing : label
  }
  const labelOf = (name: string) => {
    const entry = form.describe(name as Parameters<typeof form.describe>[0])
    return 'label' in entry ? String(entry.label) : name
  }
  const settle = (winner: Winner) => {
    settleConflict(form, { base: toForm(edited.base()), current, contested }, winner)
    edited.rebase(conflict.current)
  }
  return (
    <ConflictNotice
      fields={contested.map((name) => ({
        name,
        label: labelOf(name),
        mine: shown(typed, name),
        theirs: shown(current, name),
      }))}
      onTake={() => settle('theirs')}
      onReplace={() => {
        settle('mine')
        void form.save()
      }}
    />
  )
}
