import type { Command } from '@org/api/client'
import { maxOrderedUnits } from '@org/api/stock'
import type { KeptState } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { DayField } from '#shared/forms/day-field.tsx'
import { Button, NumberField, TextField } from '@org/ui/primitives'
import { memo } from 'react'
import { EntryFields, EntryQuestion, Line, Lines } from '#shared/orders/orders.styles.ts'
import { shortDay } from '#shared/days.ts'
import { ordersTexts } from '../texts.ts'
import type { ReceptionDraft } from './reception-draft.ts'
import { questionOf, type ReceptionEntry, typedChange, withLot } from './reception-entries.ts'

type SetDraft = KeptState<ReceptionDraft>['set']

export interface EntryListProps {
  order: Command
  /** The local date, `YYYY-MM-DD`. */
  today: string
  entries: readonly ReceptionEntry[]
  set: SetDraft
}

/** Lists what arrived, by product and lot. */
export function EntryList({ order, today, entries, set }: EntryListProps) {
  const ordered = new Map(order.products.map((line) => [line.id, orderedText(line)]))
  return (
    <Lines>
      {entries.map((entry) => (
        <EntryLine
          key={entry.key}
          entry={entry}
          question={questionOf(entry, today)}
          ordered={ordered.get(entry.productId) ?? ordersTexts.notOrdered}
          set={set}
        />
      ))}
    </Lines>
  )
}

function orderedText({ qty, conditionnement }: Command['products'][number]): string {
  const ordered = ordersTexts.inBoxesOf(qty, conditionnement)
  return ordersTexts.ordered(`${ordered} (${ordersTexts.units(qty)})`)
}

interface EntryLineProps {
  entry: ReceptionEntry
  question: ReturnType<typeof questionOf>
  /** The ordered quantity, in words. */
  ordered: string
  set: SetDraft
}

/**
 * Memoised: with hundreds of lines, rendering all of them again after each scan would take a
 * second.
 */
const EntryLine = memo(function EntryLine({ entry, question, ordered, set }: EntryLineProps) {
  const { key, productId, name, qty, lot, expiry } = entry
  const setEntries = (next: (entries: ReceptionDraft['entries']) => ReceptionDraft['entries']) =>
    set((former) => ({ ...former, entries: next(former.entries) }))
  const change = (fields: Partial<ReceptionEntry>) =>
    setEntries((entries) => entries.map((one) => (one.key === key ? { ...one, ...fields } : one)))
  return (
    <Line>
      <div>
        <strong>{name}</strong>
        <Muted>{ordered}</Muted>
      </div>
      <EntryFields aria-label={name}>
        <NumberField
          label={ordersTexts.receivedUnits}
          value={qty}
          min={0}
          max={maxOrderedUnits}
          onChange={(next) => change({ qty: next })}
        />
        <TextField
          label={ordersTexts.lot}
          value={lot}
          maxLength={90}
          onChange={(next) => change(typedChange({ lot: next }))}
        />
        <DayField
          label={ordersTexts.expiry}
          value={expiry}
          onChange={(next) => change(typedChange({ expiry: next }))}
        />
        <Button
          onPress={() =>
            setEntries((entries) =>
              withLot(entries, { productId, name, qty: 0, lot: '', expiry: '' }),
            )
          }
        >
          {ordersTexts.anotherLot}
        </Button>
      </EntryFields>
      {question === 'lot' && (
        <EntryQuestion>
          <p>{ordersTexts.askLot}</p>
          <Button
            variant="primary"
            isDisabled={lot.trim() === '' && expiry === ''}
            onPress={() => change({ needsLot: false })}
          >
            {ordersTexts.confirmLot}
          </Button>
          <Button
            onPress={() => change({ needsLot: false, ...typedChange({ lot: '', expiry: '' }) })}
          >
            {ordersTexts.withoutLot}
          </Button>
        </EntryQuestion>
      )}
      {question === 'expired' && (
        <EntryQuestion>
          <p>{ordersTexts.askExpired(shortDay(expiry))}</p>
          <Button onPress={() => change({ isExpiredConfirmed: true })}>
            {ordersTexts.confirmExpired}
          </Button>
          <Button onPress={() => change({ qty: 0 })}>{ordersTexts.refuseExpired}</Button>
        </EntryQuestion>
      )}
    </Line>
  )
})
