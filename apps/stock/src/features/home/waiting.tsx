import { LoadedPart, Section, SectionTitle } from '@org/app-kit/pages'
import type { Answer, StockUser } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { Card, EmptyState, Link } from '@org/ui/primitives'
import { Check } from 'lucide-react'
import { useCallback, useId } from 'react'
import { isPermitted } from '#shared/account/access.ts'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { Count, Expiring, Tiles, WaitingTile } from './home.styles.ts'
import { loadWaiting, type Sees, type WaitingWork } from './load-waiting.ts'
import { homeTexts } from './texts.ts'

/** Maximum number of lots shown; the stock list has all of them. */
const shownLots = 5

export interface WaitingProps {
  centreId: string
  user: StockUser
}

/** Lists the work that is waiting in a centre, with links to the pages where it is done. */
export function Waiting({ centreId, user }: WaitingProps) {
  const ports = useLivePorts(
    'stock_balances',
    'products',
    'product_centres',
    'commands',
    'command_returns',
  )
  const heading = useId()
  const seesOrders = isPermitted('commands', user)
  const seesReturns = isPermitted('commandreturns', user)
  const seesStock = isPermitted('stock', user)
  const load = useCallback(
    (signal: AbortSignal) =>
      loadWaiting(ports, centreId, { seesOrders, seesReturns, seesStock }, signal),
    [ports, centreId, seesOrders, seesReturns, seesStock],
  )
  const { loaded, retry } = useLoaded(load)
  if (!seesOrders && !seesReturns && !seesStock) return null
  return (
    <Section aria-labelledby={heading}>
      <SectionTitle id={heading}>{homeTexts.waiting}</SectionTitle>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {(work) => <WaitingTiles work={work} sees={{ seesOrders, seesReturns, seesStock }} />}
      </LoadedPart>
    </Section>
  )
}

function WaitingTiles({ work, sees }: { work: WaitingWork; sees: Sees }) {
  const tiles = [
    { count: work.ordersToSend, label: homeTexts.ordersToSend, path: paths.orders },
    { count: work.ordersToReceive, label: homeTexts.ordersToReceive, path: paths.sentOrders },
    {
      count: work.productsToOrder,
      label: homeTexts.productsToOrder,
      path: sees.seesStock ? paths.stockToOrder : paths.orders,
    },
    { count: work.returns, label: homeTexts.returns, path: paths.openReturns },
    { count: work.expiring?.total, label: homeTexts.expiringLots, path: paths.stockExpiring },
  ].filter(({ count }) => count !== undefined && count > 0)
  if (tiles.length === 0) {
    return (
      <EmptyState title={homeTexts.nothing} icon={<Check size={24} aria-hidden="true" />}>
        {homeTexts.nothingHelp(sees)}
      </EmptyState>
    )
  }
  return (
    <>
      <Tiles>
        {tiles.map(({ count, label, path }) => (
          <li key={label}>
            <WaitingTile to={path}>
              <Count>{count}</Count>
              {label}
            </WaitingTile>
          </li>
        ))}
      </Tiles>
      {work.expiring && work.expiring.total > 0 && <ExpiringLots lots={work.expiring} />}
    </>
  )
}

const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' })

function ExpiringLots({ lots: { data, total } }: { lots: NonNullable<WaitingWork['expiring']> }) {
  return (
    <Card>
      <Expiring aria-label={homeTexts.expiringLots}>
        {data.slice(0, shownLots).map((lot) => (
          <LotRow key={`${lot.productId} ${lot.expiry} ${lot.lot}`} lot={lot} />
        ))}
        {total > shownLots && <li>{homeTexts.more(total - shownLots)}</li>}
      </Expiring>
    </Card>
  )
}

interface LotRowProps {
  lot: Answer<'listExpiringLots'>['data'][number]
}

function LotRow({ lot: { productId, name, lot, expiry, isExpired, qty } }: LotRowProps) {
  const day = days.format(new Date(expiry))
  return (
    <li>
      <Link href={paths.stockProduct(productId)}>{name}</Link>
      <small>
        {[
          lot,
          homeTexts.units(qty),
          isExpired ? homeTexts.expiredOn(day) : homeTexts.expiresOn(day),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  )
}
