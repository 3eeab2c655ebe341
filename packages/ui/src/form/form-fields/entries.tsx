'use client'
import { memo, useId, useSyncExternalStore, type ReactElement } from 'react'
import type { FormEntry, GroupDescription } from '../description/form-description.ts'
import type { FieldPath } from '../description/form-values.ts'
import { Field } from '../field/field.tsx'
import { findListType, type ChoicesByName } from '../field-types/registry.ts'
import { groupPath } from '../store/tree.ts'
import type { FormStore } from '../store/form-store.ts'
import { Grid, Group, Heading, Help } from './form-fields.styles.ts'

export interface EntriesProps<Values extends object> {
  form: FormStore<Values>
  entries: readonly FormEntry[]
  /** Prefix of the fields' paths: empty, or `list.item.` inside a list. */
  base: string
  /** Path of the group around the entries. Default `base`. */
  outer?: string | undefined
  columns: number
  choices: ChoicesByName
}

/** Renders the entries of a description in order: fields, groups and lists. */
export const Entries = memo(function Entries<Values extends object>({
  form,
  entries,
  base,
  outer = base,
  columns,
  choices,
}: EntriesProps<Values>): ReactElement {
  return (
    <>
      {entries.map((entry, position) => {
        if (entry.type === 'group') {
          const path = groupPath(outer, position)
          return <EntryGroup key={path} {...{ form, path, base, columns, choices }} group={entry} />
        }
        const path = (base + entry.name) as FieldPath<Values>
        if (entry.type === 'list') {
          const List = findListType()
          return (
            <List
              key={path}
              form={form as unknown as FormStore<never>}
              list={entry}
              path={path}
              choices={choices}
            />
          )
        }
        return <Field key={path} form={form} name={path} choices={choices[entry.name]} />
      })}
    </>
  )
}) as <Values extends object>(props: EntriesProps<Values>) => ReactElement

interface EntryGroupProps<Values extends object> extends Omit<
  EntriesProps<Values>,
  'entries' | 'outer'
> {
  group: GroupDescription
  path: string
}

/** A group of fields under a heading. Renders nothing while its condition does not hold. */
function EntryGroup<Values extends object>({
  form,
  group,
  path,
  base,
  columns,
  choices,
}: EntryGroupProps<Values>): ReactElement | null {
  const nameId = useId()
  const helpId = useId()
  const { subscribe, read } = form.field(path as FieldPath<Values>)
  const { isVisible } = useSyncExternalStore(subscribe, read, read)
  if (!isVisible) return null
  return (
    <Group
      aria-labelledby={nameId}
      {...(group.help === undefined ? {} : { 'aria-describedby': helpId })}
    >
      <Heading id={nameId}>{group.label}</Heading>
      {group.help !== undefined && <Help id={helpId}>{group.help}</Help>}
      <Grid $columns={columns}>
        <Entries {...{ form, base, columns, choices }} entries={group.fields} outer={path} />
      </Grid>
    </Group>
  )
}
