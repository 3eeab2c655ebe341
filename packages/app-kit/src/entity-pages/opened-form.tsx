import type { ReactNode } from 'react'
import { type Revised } from '../conflicts/conflict.ts'
import { PageHeader } from '../page/page-header.tsx'
import { EditForm, type EditFormProps } from './edit-form.tsx'
import { OpenedPage, type OpenedPageProps } from './opened-page.tsx'

interface Entry extends Revised {
  id: string
  name: string
}

export interface OpenedFormProps<Item extends Entry, Values extends object, Sent extends object>
  extends
    Omit<OpenedPageProps<Item>, 'children'>,
    Omit<EditFormProps<Item, Values, Sent>, 'item' | 'label'> {
  /** Accessible name of the form; the entry's name by default. */
  label?: string | undefined
  /** Rendered below the form. */
  children?: ((item: Item) => ReactNode) | undefined
}

/** The page of an entry that `useOpened` loads: its name and its form. */
export function OpenedForm<Item extends Entry, Values extends object, Sent extends object>({
  opened,
  title,
  missing,
  label,
  children,
  ...form
}: OpenedFormProps<Item, Values, Sent>) {
  return (
    <OpenedPage opened={opened} title={title} missing={missing}>
      {(item) => (
        <>
          <PageHeader title={item.name} />
          <EditForm key={item.id} item={item} label={label ?? item.name} {...form} />
          {children?.(item)}
        </>
      )}
    </OpenedPage>
  )
}
