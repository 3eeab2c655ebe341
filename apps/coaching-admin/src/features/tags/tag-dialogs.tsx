import type { CoachingTag } from '@org/api/client'
import { refusedFields, useIdempotencyKey, useRunOperation } from '@org/app-kit'
import { FormDialog, FormError, Muted } from '@org/app-kit/pages'
import { FormFields, useForm, useFormState } from '@org/ui/form'
import type { ReactNode } from 'react'
import { tagForm } from './tag-form.ts'
import type { TagList } from './tag-lists.ts'
import { tagTexts } from './texts.ts'

interface NewTagDialogProps {
  tags: TagList
  title: string
  onClose: () => void
}

/** The dialog that adds a tag. */
export function NewTagDialog({ tags: { kind, flow }, title, onClose }: NewTagDialogProps) {
  const operation = flow.operations.create
  const run = useRunOperation(operation)
  const keyFor = useIdempotencyKey(operation)
  const save = async (name: string) => {
    const values = { kind, name }
    await run(flow.requests.create({ values, idempotencyKey: keyFor(values) }))
  }
  return <NameDialog title={title} initial="" save={save} onClose={onClose} />
}

interface RenameDialogProps {
  tags: TagList
  tag: CoachingTag
  onClose: () => void
}

/** The dialog that renames a tag. */
export function RenameDialog({ tags: { flow }, tag, onClose }: RenameDialogProps) {
  const { id, name: former } = tag
  const run = useRunOperation(flow.operations.update(id))
  const save = async (name: string) => {
    await run(flow.requests.update({ id, values: { name }, base: tag }))
  }
  return (
    <NameDialog title={tagTexts.rename(former)} initial={former} save={save} onClose={onClose}>
      <Muted>{tagTexts.renameHelp}</Muted>
    </NameDialog>
  )
}

interface NameDialogProps {
  title: string
  initial: string
  /** Saves the name; rejects with an error whose message the user may read. */
  save: (name: string) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

function NameDialog({ title, initial, save, onClose, children }: NameDialogProps) {
  const form = useForm(tagForm, {
    initial: { name: initial },
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    async save({ name }) {
      await save(name.trim())
      onClose()
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  return (
    <FormDialog title={title} form={form} size="small" onClose={onClose}>
      {children}
      <FormError message={status === 'failed' && !hasErrors ? text : null} work="save" />
      <FormFields form={form} />
    </FormDialog>
  )
}
