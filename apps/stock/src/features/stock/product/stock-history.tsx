import type { Stock } from '@org/api/client'
import { formatDate, useLoaded } from '@org/app-kit'
import { LoadedPart, Muted } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { stockTexts } from '../texts.ts'
import { Axis, Plot } from './product-stock.styles.ts'
import { chartSize, type StockPoint, stockPath, stockPoints } from './stock-points.ts'

/** Number of movements that the chart covers. */
const covered = 200

/** A chart of the stock over the latest movements, with a description in words. */
export function StockHistory({ stock, version }: { stock: Stock; version: number }) {
  const ports = useLivePorts('stock_balances')
  const { centreId, productId, qty } = stock
  const load = useCallback(
    (signal: AbortSignal) => {
      // A new version creates a new function, which makes the chart reload.
      void version
      const filter = { limit: covered }
      return ports.stock.getAllMovements(centreId, productId, filter, { signal })
    },
    [ports, centreId, productId, version],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <LoadedPart loaded={loaded} onRetry={retry}>
      {({ data, total }) => (
        <>
          <Chart points={stockPoints(qty, data)} />
          {total > data.length && <Muted>{stockTexts.latestMovements(data.length)}</Muted>}
        </>
      )}
    </LoadedPart>
  )
}

function Chart({ points }: { points: readonly StockPoint[] }) {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return <Muted>{stockTexts.noChart}</Muted>
  const amounts = points.map(({ qty }) => qty)
  const from = formatDate(first.at)
  const to = formatDate(last.at)
  const most = Math.max(...amounts)
  const text = stockTexts.chartText({
    from,
    to,
    first: first.qty,
    last: last.qty,
    least: Math.min(...amounts),
    most,
  })
  const path = stockPath(points)
  return (
    <>
      <Plot aria-label={text} viewBox={`0 0 ${chartSize} ${chartSize}`} preserveAspectRatio="none">
        <line x1="0" y1="0" x2={chartSize} y2="0" />
        <line x1="0" y1={chartSize} x2={chartSize} y2={chartSize} />
        <path data-kind="area" d={`${path}V${chartSize}H0Z`} />
        <path data-kind="stock" d={path} />
      </Plot>
      <Axis aria-hidden="true">
        <span>{from}</span>
        <span>{stockTexts.most(most)}</span>
        <span>{to}</span>
      </Axis>
    </>
  )
}
