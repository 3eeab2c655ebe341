import { ApiError, type ImportPreview, type ImportResult } from '@org/api/client'
import { type ColumnMapping, guessColumns, type Sheet } from '@org/api/import'
import type { ImportField } from '@org/api/stock'
import { entityChanged, failureText, useAppDispatch, useEnvironment } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { useRef, useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import type { KindDetails, MappedTable } from './import-kinds.ts'

/** What the server is doing; `share` is the fraction of the file that was sent, while it runs. */
export type ImportWork = { kind: 'preview' } | { kind: 'run'; share: number }

/** Why the last request failed. */
export interface ImportFailure {
  of: ImportWork['kind']
  message: string
}

export interface ImportState {
  table: MappedTable | null
  preview: ImportPreview | null
  result: ImportResult | null
  work: ImportWork | null
  failure: ImportFailure | null
  /** Whether the preview replaced another one, because the data had changed. */
  isRenewed: boolean
}

const nothing: ImportState = {
  table: null,
  preview: null,
  result: null,
  work: null,
  failure: null,
  isRenewed: false,
}

const fileOf = (table: File | string) =>
  typeof table === 'string' ? new File([table], 'import.csv', { type: 'text/csv' }) : table

/** The steps of an import, from a parsed table to the result. */
export function useImport(details: KindDetails, centreId: string | null) {
  const ports = useStockPorts()
  const dispatch = useAppDispatch()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const [state, setState] = useState(nothing)
  // A state would be set too late for the second click of a double click.
  const isBusy = useRef(false)
  const change = (next: Partial<ImportState>) => setState((former) => ({ ...former, ...next }))
  const { table } = state

  const setTable = (sheet: Sheet, source: File | string) => {
    const guessed = guessColumns<ImportField>(sheet.rows, details.columns)
    const mapping = withoutFields(guessed, centreId === null ? details.ofCentre : [])
    setState({ ...nothing, table: { file: fileOf(source), sheet, mapping } })
  }

  const alone = async (of: ImportWork['kind'], work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      change({ work: null, failure: { of, message: failureText(error, 'upload') } })
    } finally {
      isBusy.current = false
    }
  }

  const loadPreview = async (isRenewed: boolean) => {
    if (!table) return
    change({ work: { kind: 'preview' }, failure: null })
    const preview = await details.preview(ports, table, centreId)
    change({ preview, work: null, isRenewed })
  }

  const run = async (digest: string) => {
    if (!table) return
    change({ work: { kind: 'run', share: 0 }, failure: null, isRenewed: false })
    const idempotencyKey = keys.keyOf(digest)
    const onProgress = (share: number) => change({ work: { kind: 'run', share } })
    try {
      const sent = { digest, idempotencyKey, onProgress }
      const result = await details.run(ports, table, centreId, sent)
      keys.forget()
      change({ result, work: null })
      dispatch(entityChanged({ entity: 'imports', change: 'created' }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'STALE') throw error
      await loadPreview(true)
    }
  }

  return {
    ...state,
    setTable,
    setMapping: (mapping: ColumnMapping<ImportField>) => {
      if (table) setState({ ...nothing, table: { ...table, mapping } })
    },
    restart: () => setState(nothing),
    toColumns: () => setState({ ...nothing, table }),
    loadPreview: () => alone('preview', () => loadPreview(false)),
    run: (digest: string) => alone('run', () => run(digest)),
  }
}

/** Returns the mapping without these fields. */
function withoutFields(
  { headingRow, columns }: ColumnMapping<ImportField>,
  fields: readonly ImportField[],
): ColumnMapping<ImportField> {
  return {
    headingRow,
    columns: columns.map((field) => (field !== null && fields.includes(field) ? null : field)),
  }
}
