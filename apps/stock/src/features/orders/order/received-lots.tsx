import type { Command, ReceivedLot } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Muted, Section, SectionTitle } from '@org/app-kit/pages'
import { useCallback, useId } from 'react'
import { Amount, Line, Lines } from '#shared/orders/orders.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { ordersTexts } from '../texts.ts'

/** The lots that a received order brought in, by product. */
export function ReceivedLots({ order: { id, products } }: { order: Command }) {
  const ports = useStockPorts()
  const heading = useId()
  const load = useCallback(
    (signal: AbortSignal) => ports.commands.getReceivedLots(id, { signal }),
    [ports, id],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <Section aria-labelledby={heading}>
      <SectionTitle id={heading}>{ordersTexts.receivedLots}</SectionTitle>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) => <Lots products={products} received={data} />}
      </LoadedPart>
    </Section>
  )
}

interface LotsProps {
  products: Command['products']
  received: readonly ReceivedLot[]
}

function Lots({ products, received }: LotsProps) {
  if (received.length === 0) return <Muted>{ordersTexts.noReceivedLots}</Muted>
  const lots = Map.groupBy(received, ({ productId }) => productId)
  return (
    <Lines aria-label={ordersTexts.receivedLots}>
      {products.map(({ id, name }) =>
        lots.get(id)?.map((lot, at) => <LotLine key={`${id} ${at}`} name={name} received={lot} />),
      )}
    </Lines>
  )
}

function LotLine({
  name,
  received: { lot, expiry, qty },
}: {
  name: string
  received: ReceivedLot
}) {
  return (
    <Line>
      <div>
        <strong>{name}</strong>
        <small>
          {ordersTexts.lotOf(lot ?? '', expiry ?? '') || ordersTexts.withoutLotOrExpiry}
        </small>
      </div>
      <Amount>{ordersTexts.units(qty)}</Amount>
    </Line>
  )
}
