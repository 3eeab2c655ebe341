import {
  type ChoicesByName,
  FormFields,
  type FormStore,
  SaveBar,
  type TypedForm,
} from '@org/ui/form'
import { Card } from '@org/ui/primitives'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { type Revised } from '../conflicts/conflict.ts'
import { type EntityList, selectList } from '../lists/create-list.ts'
import { useRunOperation } from '../operations/use-run-operation.ts'
import { SaveRow } from '../page/save-row.tsx'
import { useAppStore } from '../store/hooks.ts'
import {
  FormConflict,
  type FormConflictProps,
} from '../unsaved-work/form-conflict/form-conflict.tsx'
import { KeptWork } from '../unsaved-work/kept-work.tsx'
import { useEditedForm } from '../unsaved-work/use-edited-form.ts'
import { LoggedForm } from './logged-form.tsx'

export interface EditFormProps<
  Item extends Revised & { id: string },
  Values extends object,
  Sent extends object,
> {
  item: Item
  /** Accessible name of the form. */
  label: string
  description: TypedForm<Values>
  /** Choices that are known only at run time. */
  choices?: ChoicesByName | undefined
  toForm: (item: Item) => Values
  /** Converts form values to API values. */
  toApi: (typed: Values) => Sent
  flow: {
    requests: { update: (change: { id: string; values: Sent; base: Item }) => UnknownAction }
    operations: { update: (id: string) => string }
  }
  /** The list that holds the saved entry. */
  list: EntityList<Item>
  /** Functions, by field name, that format non-text values for the conflict notice. */
  format?: FormConflictProps<Item, Values>['format']
  /** Rendered above the fields. */
  tools?: ((form: FormStore<Values>) => ReactNode) | undefined
}

/** A form that edits a stored entry. Use the entry's id as its React key. */
export function EditForm<
  Item extends Revised & { id: string },
  Values extends object,
  Sent extends object,
>({
  item,
  label,
  description,
  choices,
  toForm,
  toApi,
  flow,
  list,
  format,
  tools,
}: EditFormProps<Item, Values, Sent>) {
  const { id } = item
  const operation = flow.operations.update(id)
  const run = useRunOperation(operation)
  const store = useAppStore<object>()
  const { form, edited, failure, kept } = useEditedForm(description, {
    operation,
    keptAs: [list.name, 'id', id],
    entity: item,
    toForm,
    async save(typed, base) {
      await run(flow.requests.update({ id, values: toApi(typed), base }))
      return selectList(list)(store.getState()).data.find((other) => other.id === id)
    },
  })
  return (
    <Card>
      <LoggedForm form={form} aria-label={label}>
        <KeptWork form={form} kept={kept} />
        <FormConflict
          form={form}
          edited={edited}
          toForm={toForm}
          choices={choices}
          format={format}
        />
        {tools?.(form)}
        <FormFields form={form} columns={2} choices={choices} />
        <SaveRow error={failure}>
          <SaveBar form={form} isStatusHidden />
        </SaveRow>
      </LoggedForm>
    </Card>
  )
}
