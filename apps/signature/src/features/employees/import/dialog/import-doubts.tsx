import { type ColumnField, type Doubt, doubtsOf, headingsOf } from '@org/api/import'
import { Line } from '@org/app-kit/table-import'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useMemo } from 'react'
import { DoubtList } from './import.styles.ts'
import type { TableDraft } from './table-draft.ts'
import { importDialogTexts } from './texts.ts'

const texts = importDialogTexts.doubts

/** Returns what to look at before the import of a draft, without what the person has settled. */
export function useDoubts(draft: TableDraft | null): readonly Doubt[] {
  const { sheet, mapping, decided, removed } = draft ?? {}
  const all = useMemo(() => (sheet && mapping ? doubtsOf(sheet, mapping) : []), [sheet, mapping])
  return useMemo(
    () =>
      all.filter(({ kind, field, lines }) => {
        // The columns already show the lines with such a quote.
        if (kind === 'quotes') return false
        if (kind === 'choice') return field === null || decided?.has(field) !== true
        return lines.length === 0 || lines.some((line) => removed?.has(line) !== true)
      }),
    [all, decided, removed],
  )
}

export interface ImportDoubtsProps {
  draft: TableDraft
  doubts: readonly Doubt[]
  onPick: (field: ColumnField, column: number) => void
  onRemove: (lines: readonly number[]) => void
}

/** Lists what to look at before the import, each with its way out. */
export function ImportDoubts({ draft, doubts, onPick, onRemove }: ImportDoubtsProps) {
  if (doubts.length === 0) return null
  return (
    <BannerMessage title={texts.title}>
      <DoubtList>
        {doubts.map(({ kind, field, columns, lines, message }) => (
          <li key={`${kind} ${field ?? ''}`}>
            {message}
            {kind === 'choice' && field !== null && (
              <Line>
                {columns.map((column) => (
                  <Button key={column} onPress={() => onPick(field, column)}>
                    {columnText(draft, column)}
                  </Button>
                ))}
              </Line>
            )}
            {(kind === 'hidden' || kind === 'inactive') && (
              <Line>
                <Button onPress={() => onRemove(lines)}>{texts.leaveOut}</Button>
              </Line>
            )}
          </li>
        ))}
      </DoubtList>
    </BannerMessage>
  )
}

/** Returns the heading of a column with its first value. */
function columnText({ sheet: { rows }, mapping: { headingRow } }: TableDraft, column: number) {
  const heading = headingsOf(rows, headingRow)[column]?.trim() ?? ''
  const example = rows
    .slice((headingRow ?? -1) + 1)
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .find((text) => text !== '')
  return texts.pick(heading === '' ? texts.unnamed(column) : heading, example ?? '')
}
