import { ApiError, type ImportPreview, type ImportResult } from '@org/api/client'
import type { ColumnMapping } from '@org/api/import'
import type { ImportField, ImportKind } from '@org/api/stock'
import { entityChanged, failureText, useAppDispatch, useEnvironment } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { useRef, useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { kindDetails } from './import-kinds.ts'
import type { WholeFile } from './kept-table.ts'
import { useKeptTable } from './use-kept-table.ts'

/** The request in progress. `share` is the fraction of the file that has been sent. */
export type ImportWork = { kind: 'preview' } | { kind: 'run'; share: number }

/** Why the last request failed. */
export interface ImportFailure {
  of: ImportWork['kind']
  message: string
}

export interface ImportState {
  preview: ImportPreview | null
  result: ImportResult | null
  work: ImportWork | null
  failure: ImportFailure | null
  /** Whether the preview replaced another one, because the data had changed. */
  isRenewed: boolean
}

const nothing: ImportState = {
  preview: null,
  result: null,
  work: null,
  failure: null,
  isRenewed: false,
}

/** The steps of an import, from a file to the result. */
export function useImport(kind: ImportKind, centreId: string | null) {
  const details = kindDetails[kind]
  const { table, reader, kept, isLost, ...keptTable } = useKeptTable(kind, centreId)
  const ports = useStockPorts()
  const dispatch = useAppDispatch()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const [state, setState] = useState(nothing)
  // A ref, because a state would update too late to ignore the second click of a double click.
  const isBusy = useRef(false)
  const change = (next: Partial<ImportState>) => setState((former) => ({ ...former, ...next }))

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
      keptTable.forget()
      change({ result, work: null })
      dispatch(entityChanged({ entity: 'imports', change: 'created' }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'STALE') throw error
      await loadPreview(true)
    }
  }

  const restart = () => {
    keptTable.clear()
    setState(nothing)
  }

  return {
    ...state,
    table,
    reader,
    isLost,
    kept: {
      ...kept,
      drop: () => {
        kept.drop()
        setState(nothing)
      },
    },
    setMapping: (mapping: ColumnMapping<ImportField>) => {
      keptTable.setMapping(mapping)
      setState(nothing)
    },
    setWholeFile: (wholeFile: WholeFile) => {
      keptTable.setWholeFile(wholeFile)
      setState(nothing)
    },
    /** Reads another sheet of the file. */
    readSheet: (sheetName: string) => {
      if (!table) return
      setState(nothing)
      void reader.read(table.file, sheetName)
    },
    restart,
    toColumns: () => setState(nothing),
    loadPreview: () => alone('preview', () => loadPreview(false)),
    run: (digest: string) => alone('run', () => run(digest)),
  }
}
