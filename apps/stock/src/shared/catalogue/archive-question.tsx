import { useAction, useRunOperation } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import type { UnknownAction } from '@reduxjs/toolkit'
import { LargeConfirmDialog } from '../large-controls.styles.ts'

interface Archiving<Row> {
  id: string
  values: { isArchived: boolean }
  base: Row
}

/** The part of an entity flow that archives and restores entries. */
export interface ArchivingFlow<Row> {
  requests: { update: (change: Archiving<Row>) => UnknownAction }
  operations: { update: (id: string) => string }
}

export interface ArchiveQuestionProps<Row> {
  title: string
  help: string
  /** Whether the entry will be archived; false to restore it. */
  isArchived: boolean
  entry: Row
  flow: ArchivingFlow<Row>
  /** Called once the entry is archived or restored, before `onClose`. */
  onDone?: () => void
  onClose: () => void
}

/**
 * Asks before an entry is archived or restored. If the request fails, the dialog stays open and
 * shows the reason.
 */
export function ArchiveQuestion<Row extends { id: string }>({
  title,
  help,
  isArchived,
  entry,
  flow,
  onDone,
  onClose,
}: ArchiveQuestionProps<Row>) {
  const { id } = entry
  const send = useRunOperation(flow.operations.update(id))
  const { run, isRunning, error } = useAction()
  const move = () =>
    run(async () => {
      await send(flow.requests.update({ id, values: { isArchived }, base: entry }))
      onDone?.()
      onClose()
    })
  return (
    <LargeConfirmDialog
      title={title}
      isOpen
      isDangerous={isArchived}
      isLoading={isRunning}
      onConfirm={move}
      onCancel={onClose}
    >
      <FormError message={error} work="action" />
      {help}
    </LargeConfirmDialog>
  )
}
