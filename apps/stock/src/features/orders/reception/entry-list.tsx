import type { Command } from '@org/api/client'
import { toBoxes } from '@org/api/stock'
import { Muted } from '@org/app-kit/pages'
import { Button, NumberField, TextField } from '@org/ui/primitives'
import { type Dispatch, memo, type SetStateAction } from 'react'
import { maxUnits } from '#shared/orders/max-units.ts'
import { EntryFields, Line, Lines } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import { isDay, type ReceptionEntry, withLot } from './reception-entries.ts'

type SetEntries = Dispatch<SetStateAction<ReceptionEntry[]>>

export interface EntryListProps {
  order: Command
  entries: readonly ReceptionEntry[]
  setEntries: SetEntries
}

/** What arrived, by product and lot. */
export function EntryList({ order, entries, setEntries }: EntryListProps) {
  const ordered = new Map(order.products.map((line) => [line.id, orderedText(line)]))
  return (
    <Lines>
      {entries.map((entry) => (
        <EntryLine
          key={entry.key}
          entry={entry}
          ordered={ordered.get(entry.productId) ?? ordersTexts.notOrdered}
          setEntries={setEntries}
        />
      ))}
    </Lines>
  )
}

function orderedText({ qty, conditionnement }: Command['products'][number]): string {
  const { boxes, rest } = toBoxes(qty, conditionnement)
  const ordered = ordersTexts.inBoxes(boxes, rest)
  return ordersTexts.ordered(`${ordered} (${ordersTexts.units(qty)})`)
}

interface EntryLineProps {
  entry: ReceptionEntry
  /** What was ordered, in words. */
  ordered: string
  setEntries: SetEntries
}

/** Memoized: with hundreds of lines, rendering all of them again after each scan takes a second. */
const EntryLine = memo(function EntryLine({ entry, ordered, setEntries }: EntryLineProps) {
  const { key, productId, name, qty, lot, expiry } = entry
  const set = (change: Partial<ReceptionEntry>) =>
    setEntries((entries) => entries.map((one) => (one.key === key ? { ...one, ...change } : one)))
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
          onChange={(next) => set({ qty: next })}
        />
        <TextField
          label={ordersTexts.lot}
          value={lot}
          maxLength={90}
          onChange={(next) => set({ lot: next, isLotTyped: true })}
        />
        <TextField
          label={ordersTexts.expiry}
          placeholder={ordersTexts.expiryHelp}
          value={expiry}
          errors={isDay(expiry) ? [] : [ordersTexts.expiryInvalid]}
          onChange={(next) => set({ expiry: next })}
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
