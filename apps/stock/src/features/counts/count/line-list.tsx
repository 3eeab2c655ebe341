import type { StockCountLine } from '@org/api/client'
import { formatMoment } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { Badge, Button, EmptyState, SegmentedControl } from '@org/ui/primitives'
import { type ExportColumn, RowsExport } from '#shared/export/rows-export.tsx'
import { useState } from 'react'
import { countsTexts } from '../texts.ts'
import { Line, LineDifference, LineName, LineQty, Lines, LineTools } from './count.styles.ts'
import { isLineExpired, lotText } from './line-state.ts'

const columns: readonly ExportColumn<StockCountLine>[] = [
  { title: countsTexts.codeTitle, value: ({ code }) => code },
  { title: countsTexts.product, value: ({ name }) => name },
  { title: countsTexts.lot, value: ({ lot }) => lot },
  { title: countsTexts.expiry, value: ({ expiry }) => expiry },
  { title: countsTexts.stockThen, value: ({ stockThen }) => stockThen },
  { title: countsTexts.quantity, value: ({ qty }) => qty },
  { title: countsTexts.differenceTitle, value: ({ difference }) => difference },
  { title: countsTexts.person, value: ({ person }) => person },
  {
    title: countsTexts.countedAt,
    value: ({ countedAt }) => new Date(countedAt * 1000),
  },
]

export interface LineListProps {
  lines: readonly StockCountLine[]
  /** Opens a line for editing; without it, lines are only shown. */
  onEdit?: ((line: StockCountLine) => void) | undefined
}

/**
 * The lines of a count, latest first, with the differences from the stock and who counted each
 * line.
 */
export function LineList({ lines, onEdit }: LineListProps) {
  const [shown, setShown] = useState<'all' | 'differing'>('all')
  const differing = lines.filter(({ difference }) => difference !== 0)
  const rows = shown === 'all' ? lines : differing
  return (
    <>
      <LineTools>
        <h2>{countsTexts.lines}</h2>
        {lines.length > 0 && (
          <>
            <SegmentedControl
              label={countsTexts.shown}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: countsTexts.everyLine },
                { value: 'differing', label: countsTexts.differing(differing.length) },
              ]}
            />
            <RowsExport name={countsTexts.linesExport} rows={rows} columns={columns} />
          </>
        )}
      </LineTools>
      {rows.length === 0 ? (
        <EmptyState title={lines.length === 0 ? countsTexts.noLinesTitle : countsTexts.noneDiffers}>
          {lines.length === 0 && onEdit ? countsTexts.noLinesHelp : undefined}
        </EmptyState>
      ) : (
        <Lines aria-label={countsTexts.lines}>
          {rows.map((line) => (
            <CountedLine key={line.id} line={line} onEdit={onEdit} />
          ))}
        </Lines>
      )}
    </>
  )
}

function CountedLine({ line, onEdit }: { line: StockCountLine; onEdit: LineListProps['onEdit'] }) {
  const qty = line.qty.toLocaleString('fr-FR')
  return (
    <Line>
      <LineName>
        <span>
          <strong>{line.name}</strong>{' '}
          {line.isArchived && <Badge tone="warning">{countsTexts.archived}</Badge>}
        </span>
        <Muted>
          {lotText(line)}{' '}
          {isLineExpired(line) && <Badge tone="danger">{countsTexts.expired}</Badge>}
        </Muted>
        <Muted>{countsTexts.personAt(line.person, formatMoment(line.countedAt))}</Muted>
      </LineName>
      <LineDifference>
        <Difference qty={line.difference} />
        <Muted>
          {countsTexts.stockThen} : {line.stockThen.toLocaleString('fr-FR')}
        </Muted>
      </LineDifference>
      {onEdit ? (
        <Button aria-label={countsTexts.change(line.name, qty)} onPress={() => onEdit(line)}>
          {qty}
        </Button>
      ) : (
        <LineQty>{qty}</LineQty>
      )}
    </Line>
  )
}

function Difference({ qty }: { qty: number }) {
  if (qty === 0) return <Badge tone="success">{countsTexts.noDifference}</Badge>
  return <Badge tone={qty > 0 ? 'warning' : 'danger'}>{countsTexts.difference(qty)}</Badge>
}
