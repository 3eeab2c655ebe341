import type { Stock } from '@org/api/client'
import { PageHeader, Section, SectionTitle } from '@org/app-kit/pages'
import { Badge, Card } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { BookingButtons, type OpenedBooking } from '../booking/booking-buttons.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { StockQuantity } from '../stock-cells.tsx'
import { Room } from '../stock.styles.ts'
import { stockTexts } from '../texts.ts'
import { LotTable } from './lot-table.tsx'
import { MovementTable } from './movement-table.tsx'
import { Summary } from './product-stock.styles.ts'
import { StockHistory } from './stock-history.tsx'

export interface StockDetailProps {
  stock: Stock
  /** Any change of this number reloads the movements and the chart. */
  version: number
  camera: ReactNode
  onOpen: (opened: Omit<OpenedBooking, 'centre'>) => void
}

/** Shows a product's stock at a centre in detail. */
export function StockDetail({ stock, version, camera, onOpen }: StockDetailProps) {
  const { productId, centreId, name, code, conditionnement, isArchived } = stock
  const product = { id: productId, name, code, conditionnement }
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <BookingButtons isArchived={isArchived} onOpen={(kind) => onOpen({ kind, product })} />
        }
      />
      {camera}
      <Card>
        <Summary>
          <div>
            <StockQuantity stock={stock} />
          </div>
          <StatusBadge status={stock.status} />
          {isArchived && <Badge tone="warning">{stockTexts.archived}</Badge>}
          <span>{code}</span>
        </Summary>
        <SectionTitle>{stockTexts.chart}</SectionTitle>
        <StockHistory stock={stock} version={version} />
      </Card>
      <Section>
        <SectionTitle>{stockTexts.lots}</SectionTitle>
        <LotTable lots={stock.lots} productId={stock.productId} code={code} />
      </Section>
      <Section>
        <SectionTitle>{stockTexts.movements}</SectionTitle>
        <MovementTable centreId={centreId} productId={productId} code={code} version={version} />
      </Section>
      <Room />
    </>
  )
}
