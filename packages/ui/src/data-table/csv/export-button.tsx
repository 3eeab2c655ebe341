'use client'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import type { DataTableCell } from '../cells.ts'
import type { Wording } from '../query/wording.ts'
import type { TableLabels } from '../table.labels.ts'
import { downloadRows } from './export-rows.ts'
import { Failure } from './export-button.styles.ts'

export interface ExportButtonProps<Row extends object> {
  /** File name without extension. */
  name: string
  /** The columns of the file. */
  cells: readonly DataTableCell<Row>[]
  /** Loads every matching row, in order. */
  allMatching: (signal: AbortSignal) => Promise<readonly Row[]>
  /** Splits a row into the lines of the file. */
  linesOf: ((row: Row) => readonly Row[]) | undefined
  /** Called with the rows before the file is created; if it fails, no file is created. */
  onExport: ((rows: readonly Row[]) => Promise<void> | void) | undefined
  wording: Wording
  labels: TableLabels
}

/** Downloads all matching rows, with the shown columns, as a file for spreadsheets. */
export function ExportButton<Row extends object>({
  name,
  cells,
  allMatching,
  linesOf,
  onExport,
  wording,
  labels,
}: ExportButtonProps<Row>): ReactElement {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const exportRows = async () => {
    const controller = new AbortController()
    running.current = controller
    setState('busy')
    try {
      const rows = await allMatching(controller.signal)
      await onExport?.(rows)
      // If the user left the page, the file is no longer needed.
      if (controller.signal.aborted) return
      downloadRows(name, linesOf ? rows.flatMap(linesOf) : rows, cells, wording)
      setState('idle')
    } catch {
      if (!controller.signal.aborted) setState('failed')
    }
  }
  return (
    <>
      <Button
        icon={<Download size={16} aria-hidden="true" />}
        isLoading={state === 'busy'}
        loadingLabel={labels.exporting}
        onPress={() => void exportRows()}
      >
        {labels.export}
      </Button>
      {state === 'failed' && <Failure role="alert">{labels.exportFailed}</Failure>}
    </>
  )
}
