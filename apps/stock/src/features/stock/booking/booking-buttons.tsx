import type { Centre } from '@org/api/client'
import { Button } from '@org/ui/primitives'
import { Minus, Plus } from 'lucide-react'
import { StockActions } from '../stock.styles.ts'
import { stockTexts } from '../texts.ts'
import type { BookedProduct, BookingKind } from './booking-list.ts'

/** What a dialog was opened for; it keeps this centre until it closes. */
export interface OpenedBooking {
  kind: BookingKind
  centre: Pick<Centre, 'id' | 'name'>
  product?: BookedProduct | undefined
}

export interface BookingButtonsProps {
  /** Whether they are for an archived product, which nothing can be added to. */
  isArchived?: boolean
  onOpen: (kind: BookingKind) => void
}

/** The buttons that open the dialogs. */
export function BookingButtons({ isArchived = false, onOpen }: BookingButtonsProps) {
  return (
    <StockActions>
      <Button icon={<Minus size={20} aria-hidden="true" />} onPress={() => onOpen('remove')}>
        {stockTexts.remove}
      </Button>
      {!isArchived && (
        <Button
          variant="primary"
          icon={<Plus size={20} aria-hidden="true" />}
          onPress={() => onOpen('add')}
        >
          {stockTexts.add}
        </Button>
      )}
    </StockActions>
  )
}
