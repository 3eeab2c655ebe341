import type { Command } from '@org/api/client'
import type { KeptState } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { Button, NumberField, TextField } from '@org/ui/primitives'
import { memo } from 'react'
import { maxUnits } from '#shared/orders/max-units.ts'
import { EntryFields, Line, Lines } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import type { ReceptionDraft } from './reception-draft.ts'
import { isDay, type ReceptionEntry, withLot } from './reception-entries.ts'

type SetDraft = KeptState<ReceptionDraft>['set']

export interface EntryListProps {
  order: Command
  entries: readonly ReceptionEntry[]
  set: SetDraft
}

/** What arrived, by product and lot. */
export function EntryList({ order, entries, set }: EntryListProps) {
  const ordered = new Map(order.products.map((line) => [line.id, orderedText(line)]))
  return (
    <Lines>
      {entries.map((entry) => (
        <EntryLine
          key={entry.key}
          entry={entry}
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
  /** What was ordered, in words. */
  ordered: string
  set: SetDraft
}

/** Memoized: with hundreds of lines, rendering all of them again after each scan takes a second. */
const EntryLine = memo(function EntryLine({ entry, ordered, set }: EntryLineProps) {
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
          max={maxUnits}
          onChange={(next) => change({ qty: next })}
        />
        <TextField
          label={ordersTexts.lot}
          value={lot}
          maxLength={90}
          onChange={(next) => change({ lot: next, isLotTyped: true })}
        />
        <TextField
          label={ordersTexts.expiry}
          placeholder={ordersTexts.expiryHelp}
          value={expiry}
          errors={isDay(expiry) ? [] : [ordersTexts.expiryInvalid]}
          onChange={(next) => change({ expiry: next })}
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
    </Line>
  )
})
