import { selectUser, UnsavedWork, useEnvironment } from '@org/app-kit'
import { Button, ConfirmDialog, Dialog, Select } from '@org/ui/primitives'
import { useState } from 'react'
import { useScope } from '../../../shell/use-scope.ts'
import { selectTeams, useAppDispatch, useAppSelector } from '../../../state.ts'
import { texts } from '../../../texts.ts'
import type { ImportRow } from '../../../users/import/import-row.ts'
import {
  importClosed,
  importPaused,
  importRequested,
  selectHasUserImport,
  selectUserImport,
} from '../../../users/import/import-slice.ts'
import { importTexts } from '../../../users/import/texts.ts'
import { optionsOf } from '../../shared/options-of.ts'
import { CheckedRows } from './checked-rows.tsx'
import { ChooseTable } from './choose-table.tsx'
import { ColumnMappingFields } from './column-mapping.tsx'
import { Stack } from './import.styles.ts'
import { ImportState } from './import-state.tsx'
import type { TableDraft } from './table-draft.ts'
import { useEditedRows } from './use-edited-rows.ts'
import { useReadTable } from './use-read-table.ts'

export interface ImportDialogProps {
  onClose: () => void
  /** The employees belong to the onboarding, which gives them their team at its end. */
  isOnboarding?: boolean
}

/**
 * Imports employees: choose a table, look at its rows, create them. An import that runs goes on when
 * the dialog is closed, and is shown again when it is opened.
 */
export function ImportDialog({ onClose, isOnboarding = false }: ImportDialogProps) {
  const dispatch = useAppDispatch()
  const { newKey } = useEnvironment()
  const team = useImportTeam(isOnboarding)
  const begun = useAppSelector(selectUserImport)
  const hasBegun = useAppSelector(selectHasUserImport)
  const [draft, setDraft] = useState<TableDraft | null>(null)
  const [isAsking, setAsking] = useState(false)
  // Whoever presses it has the focus on what takes its place; whoever does not keeps theirs.
  const [pressedIn, setPressedIn] = useState<'running' | 'stuck' | 'ready' | null>(null)
  const reader = useReadTable(setDraft)
  const edited = useEditedRows(draft, setDraft)
  const ready = edited.rows.length - edited.faults.size
  const mode = begun.isRunning ? 'running' : ready === 0 ? 'stuck' : 'ready'
  const startLabel = begun.queue.length > 0 ? importTexts.resume : importTexts.start(ready)
  const isDone = hasBegun && !begun.isRunning && edited.rows.length === 0

  const start = () => {
    const keys = new Map([...begun.queue, ...begun.aside].map(({ line, key }) => [line, key]))
    const rows = edited.rows.map((row): ImportRow => ({
      ...row,
      key: keys.get(row.line) ?? newKey(),
    }))
    dispatch(
      importRequested({
        queue: rows.filter(({ line }) => !edited.faults.has(line)),
        aside: rows.filter(({ line }) => edited.faults.has(line)),
        teamId: hasBegun ? begun.teamId : team.id,
        isOnboarding: hasBegun ? begun.isOnboarding : isOnboarding,
      }),
    )
    setDraft(null)
  }
  const leave = () => {
    if (isDone) dispatch(importClosed())
    onClose()
  }
  const close = () => (draft && !hasBegun ? setAsking(true) : leave())
  return (
    <Dialog
      title={importTexts.title}
      size="large"
      isOpen
      ignoresOutsidePress
      onClose={close}
      actions={
        <>
          {!hasBegun && <Button onPress={close}>{texts.cancel}</Button>}
          {!hasBegun && draft && (
            <Button onPress={() => setDraft(null)}>{importTexts.otherFile}</Button>
          )}
          {hasBegun && !isDone && (
            <Button onPress={() => setAsking(true)}>{importTexts.drop}</Button>
          )}
          {(hasBegun || draft) && !isDone && (
            <Button
              // Another button each time: a double click must not take back what it has begun.
              key={mode}
              variant={mode === 'running' ? 'secondary' : 'primary'}
              isDisabled={mode === 'stuck'}
              hasInitialFocus={pressedIn !== null && pressedIn !== mode}
              onPress={() => {
                setPressedIn(mode)
                if (mode === 'running') dispatch(importPaused())
                else start()
              }}
            >
              {mode === 'running' ? importTexts.pause : startLabel}
            </Button>
          )}
          {isDone && (
            <Button variant="primary" hasInitialFocus onPress={leave}>
              {importTexts.close}
            </Button>
          )}
        </>
      }
    >
      <UnsavedWork isDirty={draft !== null && !hasBegun} />
      <Stack>
        {hasBegun && <ImportState />}
        {!hasBegun && !draft && <ChooseTable {...reader} />}
        {!hasBegun && draft && <ColumnMappingFields draft={draft} onChange={setDraft} />}
        {!hasBegun && draft && team.select}
        {(hasBegun || draft) && !isDone && <CheckedRows {...edited} />}
      </Stack>
      <ConfirmDialog
        title={importTexts.discardTitle}
        // Of an import that ends meanwhile nothing is left to give up.
        isOpen={isAsking && !isDone}
        isDangerous
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          dispatch(importClosed())
          onClose()
        }}
      >
        {importTexts.discardHelp(begun.created)}
      </ConfirmDialog>
    </Dialog>
  )
}

/** The team that the employees go to. Only the organisation's administrators choose one. */
function useImportTeam(isOnboarding: boolean) {
  const { teamId } = useScope()
  const { data } = useAppSelector(selectTeams)
  const mayChoose = useAppSelector(selectUser)?.role === 'admin' && !isOnboarding
  const [chosen, setChosen] = useState<string | null>(null)
  const globalTeam = data.find(({ is_global }) => is_global)
  if (!mayChoose) return { id: null, select: null }
  const id = chosen ?? teamId ?? globalTeam?.id ?? null
  const select = (
    <Select label={importTexts.team} value={id} onChange={setChosen} options={optionsOf(data)} />
  )
  return { id, select }
}
