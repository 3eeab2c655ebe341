import type { Centre } from '@org/api/client'
import { Button } from '@org/ui/primitives'
import { Minus, Plus } from 'lucide-react'
import { StockActions } from '../stock.styles.ts'
import { stockTexts } from '../texts.ts'
import type { BookedProduct, BookingKind } from './booking-list.ts'

/**
 * The booking for which a dialog was opened. Its `centre` stays the same until the dialog closes.
 */
export interface OpenedBooking {
  kind: BookingKind
  centre: Pick<Centre, 'id' | 'name'>
  product?: BookedProduct | undefined
}

export interface BookingButtonsProps {
  /** Whether the buttons are for an archived product, to which no units can be added. */
  isArchived?: boolean
  onOpen: (kind: BookingKind) => void
}

/** The buttons that open the dialogs to add and remove stock. */
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
