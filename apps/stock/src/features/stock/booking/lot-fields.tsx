import { Button, TextField } from '@org/ui/primitives'
import { bookingTexts } from '../texts.ts'
import type { BookingLine, LineChange, TypedLot } from './booking-list.ts'
import { Question } from './booking.styles.ts'
import { DayField } from '#shared/forms/day-field.tsx'
import { typedLot } from './resolve-scan.ts'

export interface LotFieldsProps {
  line: BookingLine
  onChange: (change: LineChange) => void
}

/**
 * Fields for the lot and expiry of added units. Shows only a button until the line asks for them or
 * the button is pressed.
 */
export function LotFields({ line, onChange }: LotFieldsProps) {
  const { lot, expiry } = line.typed ?? { lot: line.lot ?? '', expiry: line.expiry ?? '' }
  const type = (change: Partial<TypedLot>) => onChange({ typed: { lot, expiry, ...change } })
  if (line.question !== 'lot' && !line.typed) {
    return (
      <Button variant="tertiary" onPress={() => type({})}>
        {bookingTexts.editLot}
      </Button>
    )
  }
  const settle = (change: LineChange) => onChange({ ...change, typed: undefined })
  return (
    <Question>
      {line.question === 'lot' && <p>{bookingTexts.askLot}</p>}
      <TextField
        label={bookingTexts.lot}
        value={lot}
        onChange={(next) => type({ lot: next })}
        maxLength={90}
      />
      <DayField
        label={bookingTexts.expiry}
        value={expiry}
        onChange={(next) => type({ expiry: next })}
      />
      <Button
        variant="primary"
        isDisabled={lot.trim() === '' && expiry === ''}
        onPress={() => settle(typedLot(lot, expiry, line))}
      >
        {bookingTexts.confirmLot}
      </Button>
      <Button onPress={() => settle(typedLot('', '', line))}>{bookingTexts.withoutLot}</Button>
    </Question>
  )
}
