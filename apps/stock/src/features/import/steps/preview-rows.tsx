import type { ImportPreview } from '@org/api/client'
import { type ImportField, type ImportKind, type RowOutcome, rowOutcomes } from '@org/api/stock'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, EmptyState, SegmentedControl } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { importHeadings } from '#shared/export/import-headings.ts'
import { Details, RowFilter } from '../import.styles.ts'
import { importTexts } from '../texts.ts'

type Row = ImportPreview['rows'][number]

const tones = {
  created: 'success',
  changed: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
} as const

/** Returns sentences that say what the import does with a row. */
function detailsOf({ changes, reasons, doubts, newCategory }: Row, kind: ImportKind): string[] {
  const labels: Partial<Record<ImportField, string>> = importHeadings[kind]
  const nameOf = (field: string) => labels[field as ImportField] ?? field
  return [
    ...reasons,
    ...doubts,
    ...changes.map(({ field, from, to }) => importTexts.change(nameOf(field), from, to)),
    ...(newCategory === null ? [] : [importTexts.newCategory(newCategory)]),
  ]
}

function cellsOf(kind: ImportKind): DataTableCell<Row>[] {
  return [
    {
      key: 'line',
      title: importTexts.line,
      width: '72px',
      align: 'end',
      value: ({ line }) => line,
    },
    { key: 'label', title: importTexts.what, value: ({ label }) => label },
    {
      key: 'outcome',
      title: importTexts.outcome,
      width: '130px',
      value: ({ outcome }) => importTexts.badges[outcome],
      render: ({ outcome }) => <Badge tone={tones[outcome]}>{importTexts.badges[outcome]}</Badge>,
    },
    {
      key: 'details',
      title: importTexts.details,
      isSortable: false,
      value: (row) => detailsOf(row, kind).join(', '),
      render: (row) => (
        <Details>
          {detailsOf(row, kind).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Details>
      ),
    },
  ]
}

/** Lists the rows of a preview: all of them, or those with one outcome. */
export function PreviewRows({ kind, rows }: { kind: ImportKind; rows: readonly Row[] }) {
  const [shown, setShown] = useState<RowOutcome | 'all'>('all')
  const byOutcome = useMemo(() => Map.groupBy(rows, ({ outcome }) => outcome), [rows])
  const cells = useMemo(() => cellsOf(kind), [kind])
  const options = [
    { value: 'all' as const, label: importTexts.all(rows.length) },
    ...rowOutcomes
      .map((value) => ({ value, count: byOutcome.get(value)?.length ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, label: importTexts.some(value, count) })),
  ]
  return (
    <>
      <RowFilter>
        <SegmentedControl
          label={importTexts.filter}
          value={shown}
          onChange={setShown}
          options={options}
        />
      </RowFilter>
      <DataTable
        label={importTexts.rows}
        rows={shown === 'all' ? rows : (byOutcome.get(shown) ?? [])}
        getRowId={({ line }) => String(line)}
        cells={cells}
        empty={<EmptyState title={importTexts.noRows} />}
      />
    </>
  )
}
