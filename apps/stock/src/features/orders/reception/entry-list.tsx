import type { Command } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import { Button, NumberField, TextField } from '@org/ui/primitives'
import { maxUnits } from '#shared/orders/max-units.ts'
import { EntryFields, Line, Lines } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import { isDay, type ReceptionEntry, withLot } from './reception-entries.ts'

export interface EntryListProps {
  order: Command
  entries: readonly ReceptionEntry[]
  onChange: (entries: ReceptionEntry[]) => void
}

/** What arrived, by product and lot. */
export function EntryList({ order, entries, onChange }: EntryListProps) {
  const set = (key: string, change: Partial<ReceptionEntry>) =>
    onChange(entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))
  const orderedText = (id: string) => {
    const line = order.products.find((product) => product.id === id)
    if (!line) return ordersTexts.notOrdered
    const ordered = ordersTexts.inBoxesOf(line.qty, line.conditionnement)
    return ordersTexts.ordered(`${ordered} (${ordersTexts.units(line.qty)})`)
  }
  return (
    <Lines>
      {entries.map((entry) => {
        const { key, productId, name, qty, lot, expiry } = entry
        return (
          <Line key={key}>
            <div>
              <strong>{name}</strong>
              <Muted>{orderedText(productId)}</Muted>
            </div>
            <EntryFields aria-label={name}>
              <NumberField
                label={ordersTexts.receivedUnits}
                value={qty}
                min={0}
                max={maxUnits}
                onChange={(next) => set(key, { qty: next })}
              />
              <TextField
                label={ordersTexts.lot}
                value={lot}
                maxLength={90}
                onChange={(next) => set(key, { lot: next })}
              />
              <TextField
                label={ordersTexts.expiry}
                placeholder={ordersTexts.expiryHelp}
                value={expiry}
                errors={isDay(expiry) ? [] : [ordersTexts.expiryInvalid]}
                onChange={(next) => set(key, { expiry: next })}
              />
              <Button
                onPress={() =>
                  onChange(withLot(entries, { productId, name, qty: 0, lot: '', expiry: '' }))
                }
              >
                {ordersTexts.anotherLot}
              </Button>
            </EntryFields>
          </Line>
        )
      })}
    </Lines>
  )
}
