import type { Centre } from '@org/api/client'
import { UnsavedWork, useAppSelector } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { useEffect, useEffectEvent, useState } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { LargeConfirmDialog, LargeDialog } from '#shared/large-controls.styles.ts'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { ScannerSettings } from '#shared/scanner/scanner-settings.tsx'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { SoundSwitch } from '#shared/scanner/sound-switch.tsx'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import { bookingTexts } from '../texts.ts'
import {
  type BookedProduct,
  type BookingKind,
  isEmptyBooking,
  questionsIn,
  unitsIn,
} from './booking-list.ts'
import { Layout, Where } from './booking.styles.ts'
import { BookingOutcome } from './booking-outcome.tsx'
import { LastScanCard } from './last-scan-card.tsx'
import { LineList } from './line-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { ProductSearch } from './product-search.tsx'
import { type Booking, useBooking, useBookingList } from './use-booking.ts'

export interface BookingDialogProps {
  kind: BookingKind
  /**
   * The centre that was selected when the dialog opened. It stays the same until the dialog closes.
   */
  centre: Pick<Centre, 'id' | 'name'>
  /** The product that is added when the dialog opens. */
  product?: BookedProduct | undefined
  onBooked: () => void
  onClose: () => void
}

/** Adds units to a centre's stock, or removes them, by scanning. */
export function BookingDialog(props: BookingDialogProps) {
  const user = useAppSelector(selectStockUser)
  return user && <UserBookingDialog {...props} userId={user.id} />
}

function UserBookingDialog({
  kind,
  centre,
  product,
  userId,
  onBooked,
  onClose,
}: BookingDialogProps & { userId: string }) {
  const { onResult, ...sound } = useScanFeedback()
  const place = { userId, centreId: centre.id, kind }
  const booking = useBooking({ place, onResult, onBooked })
  useKeyboardScanner({
    onScan: (text, separator) => booking.scan({ text, separator }),
    isEnabled: true,
  })
  useFirstProduct(product, booking)
  return (
    <LargeDialog
      title={bookingTexts.title[kind]}
      isOpen
      size="large"
      ignoresOutsidePress
      onClose={onClose}
      actions={<Actions kind={kind} booking={booking} onClose={onClose} />}
    >
      <Layout>
        <Where>
          <span>{centre.name}</span>
          <ScannerSettings />
          <SoundSwitch {...sound} />
        </Where>
        <BookingOutcome kind={kind} booking={booking} />
        {booking.outcome?.status !== 'booked' && (
          <LastScanCard kind={kind} reader={booking.reader} />
        )}
        <ProblemList booking={booking} />
        <CameraScanner onScan={(text, separator) => booking.scan({ text, separator })} />
        <ProductSearch onProduct={booking.reader.addProduct} />
        <LineList kind={kind} booking={booking} />
      </Layout>
      <UnsavedList booking={booking} />
    </LargeDialog>
  )
}

/** Asks for confirmation before the user leaves the page with a list that is not booked. */
function UnsavedList({ booking }: { booking: Booking }) {
  return <UnsavedWork isDirty={!useBookingList(booking, isEmptyBooking)} />
}

/** Adds the product of the page that opened the dialog, unless the list has it already. */
function useFirstProduct(product: BookedProduct | undefined, { store, reader }: Booking) {
  const add = useEffectEvent(() => {
    const isListed = store.read().lines.some((line) => line.product.id === product?.id)
    if (product && !isListed) reader.addProduct(product)
  })
  useEffect(() => add(), [])
}

interface ActionsProps {
  kind: BookingKind
  booking: Booking
  onClose: () => void
}

function Actions({ kind, booking, onClose }: ActionsProps) {
  const { isSending, outcome, book, clear } = booking
  const [isAsking, setAsking] = useState(false)
  const isEmpty = useBookingList(booking, isEmptyBooking)
  const isBlocked = useBookingList(booking, (list) => questionsIn(list).length > 0)
  const units = useBookingList(booking, unitsIn)
  const attempt = useBookingList(booking, (list) => list.attempt)
  if (isEmpty) {
    return (
      <Button variant={outcome?.status === 'booked' ? 'primary' : 'secondary'} onPress={onClose}>
        {bookingTexts.close}
      </Button>
    )
  }
  return (
    <>
      <Button isDisabled={isSending} onPress={() => setAsking(true)}>
        {bookingTexts.clear}
      </Button>
      <Button
        variant="primary"
        isLoading={isSending}
        loadingLabel={bookingTexts.sending}
        isDisabled={attempt === null && (units === 0 || isBlocked)}
        onPress={() => void book()}
      >
        {attempt
          ? bookingTexts.resend
          : units === 0
            ? bookingTexts.bookNothing[kind]
            : bookingTexts.book(kind, units)}
      </Button>
      <LargeConfirmDialog
        title={bookingTexts.clearTitle}
        isOpen={isAsking}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          clear()
        }}
        onCancel={() => setAsking(false)}
      >
        {bookingTexts.clearHelp} {attempt && bookingTexts.clearUnknown}
      </LargeConfirmDialog>
    </>
  )
}
