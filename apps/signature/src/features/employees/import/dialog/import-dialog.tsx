import { columnFields } from '@org/api/import'
import { UnsavedWork, useAppDispatch, useAppSelector } from '@org/app-kit'
import { ChooseTable, ColumnMappingFields, Stack, useReadTable } from '@org/app-kit/table-import'
import { BannerMessage, ConfirmDialog, Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import {
  importClosed,
  importPaused,
  importRequested,
  selectHasEmployeeImport,
  selectEmployeeImport,
} from '../import-slice.ts'
import { rowsDone } from '../import-state.ts'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'
import { CheckedRows } from './checked-rows.tsx'
import { ImportActions, type ImportMode } from './import-actions.tsx'
import { UpdateChoice, useImportTeam } from './import-options.tsx'
import { ImportState } from './import-state.tsx'
import { ImportDoubts, useDoubts } from './import-doubts.tsx'
import {
  newDraft,
  type TableDraft,
  withHeadings,
  withoutRows,
  withPickedColumn,
} from './table-draft.ts'
import { saveTemplateFile } from './template-file.ts'
import { useEditedRows } from './use-edited-rows.ts'

export interface ImportDialogProps {
  onClose: () => void
  /**
   * Whether the import is part of the onboarding, which assigns the employees' team when it
   * finishes.
   */
  isOnboarding?: boolean
}

/**
 * Imports employees: pick a table, check its rows, create them. A running import continues after
 * the dialog is closed; reopening the dialog shows it again.
 */
export function ImportDialog({ onClose, isOnboarding = false }: ImportDialogProps) {
  const dispatch = useAppDispatch()
  const team = useImportTeam(isOnboarding)
  const begun = useAppSelector(selectEmployeeImport)
  const hasBegun = useAppSelector(selectHasEmployeeImport)
  const [draft, setDraft] = useState<TableDraft | null>(null)
  const [table, setTable] = useState<File | string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isAskingNames, setAskingNames] = useState(false)
  const reader = useReadTable(
    (sheet, read) => {
      setTable(read)
      setDraft(newDraft(sheet))
    },
    { holds: 'people' },
  )
  const doubts = useDoubts(draft)
  const unnamed = hasBegun ? undefined : doubts.find(({ kind }) => kind === 'names')
  const edited = useEditedRows(draft, setDraft)
  // The rows appear with their phone numbers repaired and checked.
  const shown = edited.hasPhoneRules ? draft : null
  const isGoing = begun.isRunning || begun.isElsewhere
  const isDone = hasBegun && !isGoing && edited.rows.length === 0
  const ready = edited.rows.filter(({ line }) => !edited.errors.has(line))
  const mode = modeOf()

  function modeOf(): ImportMode {
    if (isDone) return 'done'
    if (begun.isElsewhere) return 'elsewhere'
    if (begun.isRunning) return 'running'
    if (hasBegun) return ready.length === 0 ? 'stuck' : 'paused'
    if (!shown) return 'empty'
    // When rows may update people, all people must be looked up first, and at least one row must
    // create or change a person.
    const isOpen = shown.updatesExisting && (edited.isAsking || ready.length === edited.same)
    return ready.length === 0 || isOpen ? 'stuck' : 'ready'
  }
  const start = () => {
    const isSent = ({ line }: { line: number }) => edited.locked.has(line)
    dispatch(
      importRequested({
        queue: ready.filter((row) => !isSent(row)),
        aside: edited.rows.filter((row) => edited.errors.has(row.line)),
        teamId: hasBegun ? begun.teamId : team.id,
        isOnboarding: hasBegun ? begun.isOnboarding : isOnboarding,
        updatesExisting: hasBegun ? begun.updatesExisting : draft?.updatesExisting === true,
      }),
    )
    setDraft(null)
  }
  const leave = () => {
    if (isDone) dispatch(importClosed())
    onClose()
  }
  const close = () => (draft && !hasBegun ? setAsking(true) : leave())
  const created = ready.length - edited.changing - edited.same
  return (
    <Dialog
      title={importTexts.title}
      size="large"
      isOpen
      ignoresOutsidePress
      onClose={close}
      actions={
        <ImportActions
          mode={mode}
          startLabel={importDialogTexts.start(created, edited.changing)}
          onCancel={close}
          onOtherFile={hasBegun || !shown ? null : () => setDraft(null)}
          onDrop={() => setAsking(true)}
          onPause={() => dispatch(importPaused())}
          onStart={unnamed ? () => setAskingNames(true) : start}
          onClose={leave}
        />
      }
    >
      <UnsavedWork isDirty={draft !== null && !hasBegun} />
      <Stack>
        {hasBegun && <ImportState />}
        {!hasBegun && !shown && (
          <ChooseTable
            {...reader}
            isReading={reader.isReading || draft !== null}
            label={importDialogTexts.choose.input}
            limits={importDialogTexts.choose.limits}
            onTemplate={saveTemplateFile}
          />
        )}
        {!hasBegun && shown && (
          <>
            {reader.error !== null && (
              <BannerMessage tone="danger" title={importDialogTexts.sheetFailed}>
                {reader.error}
              </BannerMessage>
            )}
            <ColumnMappingFields
              sheet={shown.sheet}
              mapping={shown.mapping}
              fields={mappedFields}
              onMapping={(mapping) => setDraft({ ...shown, mapping })}
              onHeadings={(headingRow) => setDraft(withHeadings(shown, headingRow))}
              onSheet={(name) => void (table !== null && reader.read(table, name))}
            />
            <ImportDoubts
              draft={shown}
              doubts={doubts}
              onPick={(field, column) => setDraft(withPickedColumn(shown, field, column))}
              onRemove={(lines) => setDraft(withoutRows(shown, lines))}
            />
            {team.select}
            {!isOnboarding && (
              <UpdateChoice
                isSelected={shown.updatesExisting}
                onChange={(updatesExisting) => setDraft({ ...shown, updatesExisting })}
                edited={edited}
              />
            )}
          </>
        )}
        {(hasBegun || shown) && !isDone && <CheckedRows {...edited} />}
      </Stack>
      <ConfirmDialog
        title={importDialogTexts.discardTitle}
        // If the import finishes while the confirmation is open, nothing is left to abandon.
        isOpen={isAsking && !isDone}
        isDangerous
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          dispatch(importClosed())
          onClose()
        }}
      >
        {rowsDone(begun) === 0
          ? importDialogTexts.nothingDone
          : importDialogTexts.discardHelp(begun)}
      </ConfirmDialog>
      <ConfirmDialog
        title={importDialogTexts.doubts.askTitle}
        isOpen={isAskingNames && unnamed !== undefined}
        onCancel={() => setAskingNames(false)}
        onConfirm={() => {
          setAskingNames(false)
          start()
        }}
      >
        {unnamed?.message}
      </ConfirmDialog>
    </Dialog>
  )
}

/** The fields that a column can be assigned to, with their names. */
const mappedFields = columnFields.map((field) => ({ field, label: importTexts.fields[field] }))
