import { Button, IconButton, NumberField } from '@org/ui/primitives'
import { Package, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { PhotoThumb } from '#shared/photos/photo-thumb.tsx'
import { bookingTexts } from '../texts.ts'
import { shortDay } from '#shared/days.ts'
import {
  type BookingKind,
  type BookingLine,
  type LineChange,
  maxQty,
  withLine,
  withoutLine,
} from './booking-list.ts'
import { Line, LineDetail, LineName, LinePhoto, Question } from './booking.styles.ts'
import { lotText } from './lot-text.ts'
import { LotChoice } from './lot-choice.tsx'
import { LotFields } from './lot-fields.tsx'
import type { BookingStore } from './booking-store.ts'
import type { ScanLookups } from './resolve-scan.ts'

export interface LineRowProps {
  line: BookingLine
  kind: BookingKind
  change: BookingStore['change']
  lookups: ScanLookups
}

/**
 * A line of the list: quantity, lot, and the question that it asks. Re-renders only if the line has
 * changed, so that scans stay fast in a long list.
 */
export const LineRow = memo(function LineRow({ line, kind, change, lookups }: LineRowProps) {
  const { id, product, qty, question } = line
  const set = (changed: LineChange) => change((list) => withLine(list, id, changed))
  const remove = () => change((list) => withoutLine(list, id))
  return (
    <Line>
      <p>
        <LinePhoto>
          <PhotoThumb photo={product.photo ?? null} size={44} fallback={<Package size={22} />} />
        </LinePhoto>
        <LineName>{product.name}</LineName>
        <LineDetail>
          {[product.code, lotText(line)].filter((part) => part !== '').join(' · ')}
        </LineDetail>
      </p>
      <NumberField
        label={bookingTexts.qtyOf(product.name)}
        isLabelHidden
        value={qty}
        min={1}
        max={maxQty}
        onChange={(next) => set({ qty: next })}
      />
      <IconButton label={bookingTexts.removeLine(product.name)} hasTooltip={false} onPress={remove}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      {question === 'expired' && (
        <Question>
          <p>
            <strong>{bookingTexts.expiredTitle(line.expiry && shortDay(line.expiry))}</strong>{' '}
            {bookingTexts.expiredAsk[kind]}
          </p>
          <Button onPress={() => set({ question: null, isExpiredConfirmed: true })}>
            {bookingTexts.confirmExpired[kind]}
          </Button>
          <Button onPress={remove}>{bookingTexts.refuseExpired}</Button>
        </Question>
      )}
      {kind === 'remove' && question !== 'expired' && (
        <LotChoice line={line} getStock={lookups.getStock} onChange={set} />
      )}
      {kind === 'add' && question !== 'expired' && <LotFields line={line} onChange={set} />}
    </Line>
  )
})
