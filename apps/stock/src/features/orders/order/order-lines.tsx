import type { Command } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import { Badge } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { texts } from '#shared/texts.ts'
import { Boxes } from '#shared/orders/boxes.tsx'
import { Amount, Line, Lines, Tags } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'

type OrderLine = Command['products'][number]

/** A product of an order, and its quantity or the control that changes it. */
export function ProductLine({ line, children }: { line: OrderLine; children: ReactNode }) {
  const { name, supplierRef, conditionnement, needOrdonnance, isArchived, isChangedByHand } = line
  return (
    <Line>
      <div>
        <strong>{name}</strong>
        <small>
          {[supplierRef, ordersTexts.boxOf(conditionnement)].filter(Boolean).join(' · ')}
        </small>
        <Tags>
          {needOrdonnance && <Badge tone="accent">{ordersTexts.needsOrdonnance}</Badge>}
          {isArchived && <Badge tone="warning">{texts.archived}</Badge>}
          <DifferenceBadge {...line} />
          {isChangedByHand && <Badge>{ordersTexts.byHand}</Badge>}
        </Tags>
      </div>
      {children}
    </Line>
  )
}

/** Says how many more or fewer units were received than ordered. */
function DifferenceBadge({ qty, qtyReceived }: Pick<OrderLine, 'qty' | 'qtyReceived'>) {
  if (qtyReceived === null || qtyReceived === qty) return null
  return qtyReceived < qty ? (
    <Badge tone="warning">{ordersTexts.receivedLess(qty - qtyReceived)}</Badge>
  ) : (
    <Badge tone="accent">{ordersTexts.receivedMore(qtyReceived - qty)}</Badge>
  )
}

/** The lines of an order that is not being edited. */
export function OrderLines({ order: { products } }: { order: Command }) {
  if (products.length === 0) return <Muted>{ordersTexts.emptyOrder}</Muted>
  return (
    <Lines aria-label={ordersTexts.products}>
      {products.map((line) => (
        <ProductLine key={line.id} line={line}>
          <Amount>
            <span>
              {line.qtyReceived === null ? (
                <Boxes {...line} />
              ) : (
                <>
                  {ordersTexts.receivedOf(line.qtyReceived, line.qty)}
                  <small>{ordersTexts.received}</small>
                </>
              )}
            </span>
          </Amount>
        </ProductLine>
      ))}
    </Lines>
  )
}
