import type { StockLot, StockProduct } from '@org/api/client'
import { isExpired, localHour } from '@org/api/stock'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Muted } from '@org/app-kit/pages'
import { Badge, Button, NumberField } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { shortDay } from '#shared/days.ts'
import { type Counts, countKey } from '#shared/orders/counts.ts'
import { PlannedList } from '#shared/orders/orders.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { returnsTexts } from '../texts.ts'

export interface LotCountsProps {
  centreId: string
  product: StockProduct
  counts: Counts
  onChange: (key: string, count: number) => void
}

/**
 * The lots of a product, each with the units to return. Shows only a button at first, unless units
 * were already entered.
 */
export function LotCounts({ centreId, product, counts, onChange }: LotCountsProps) {
  const [isOpen, setOpen] = useState(() =>
    Object.keys(counts).some((key) => key.startsWith(`${product.id} `)),
  )
  if (!isOpen) {
    return (
      <Button
        variant="tertiary"
        aria-label={returnsTexts.chooseLotOf(product.name)}
        onPress={() => setOpen(true)}
      >
        {returnsTexts.chooseLot}
      </Button>
    )
  }
  return <Lots centreId={centreId} product={product} counts={counts} onChange={onChange} />
}

function Lots({ centreId, product, counts, onChange }: LotCountsProps) {
  const ports = useStockPorts()
  const load = useCallback(
    (signal: AbortSignal) => ports.stock.get(centreId, product.id, { signal }),
    [ports, centreId, product.id],
  )
  const { loaded, retry } = useLoaded(load)
  const [{ date: today }] = useState(() => localHour(Math.floor(Date.now() / 1000)))
  return (
    <LoadedPart loaded={loaded} onRetry={retry}>
      {({ lots }) =>
        lots.length === 0 ? (
          <Muted>{returnsTexts.noLots}</Muted>
        ) : (
          <PlannedList aria-label={returnsTexts.lotsOf(product.name)}>
            {lots.map((lot) => {
              const key = countKey(product.id, lot.lotId)
              return (
                <li key={key}>
                  <span>
                    <strong>{nameOf(lot)}</strong>
                    <small>{returnsTexts.inStock(lot.qty)}</small>
                    {isExpired(lot, today) && <Badge tone="danger">{returnsTexts.isExpired}</Badge>}
                  </span>
                  <NumberField
                    label={returnsTexts.unitsOf(`${product.name}, ${nameOf(lot)}`)}
                    isLabelHidden
                    min={0}
                    max={lot.qty}
                    value={counts[key] ?? 0}
                    onChange={(count) => onChange(key, count)}
                  />
                </li>
              )
            })}
          </PlannedList>
        )
      }
    </LoadedPart>
  )
}

const nameOf = ({ lot, expiry }: StockLot) =>
  [
    lot === null ? returnsTexts.withoutLot : returnsTexts.lot(lot),
    ...(expiry === null ? [] : [returnsTexts.expiresOn(shortDay(expiry))]),
  ].join(', ')
