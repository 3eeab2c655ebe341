import { type CellValue, csvFormat, writeCsv } from '@org/ui/data-table'
import { Button } from '@org/ui/primitives'
import { saveFile } from '@org/ui/signature-export'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

/** A column of the file. */
export interface ExportColumn<Row> {
  title: string
  value: (row: Row) => CellValue
}

export interface RowsExportProps<Row> {
  /** File name without extension. */
  name: string
  rows: readonly Row[]
  columns: readonly ExportColumn<Row>[]
}

/** Downloads rows that no table shows, in the format of a table's export. */
export function RowsExport<Row>({ name, rows, columns }: RowsExportProps<Row>): ReactNode {
  const save = () => {
    const lines = [
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ]
    const bytes = new TextEncoder().encode(writeCsv(lines, csvFormat('fr-FR')))
    saveFile({ name: `${name}.csv`, type: 'text/csv', bytes })
  }
  return (
    <Button icon={<Download size={16} aria-hidden="true" />} onPress={save}>
      {texts.export}
    </Button>
  )
}
