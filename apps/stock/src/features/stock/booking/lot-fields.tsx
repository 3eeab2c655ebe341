import { Button, TextField } from '@org/ui/primitives'
import { useState } from 'react'
import { bookingTexts } from '../texts.ts'
import type { BookingLine, LineChange } from './booking-list.ts'
import { Question } from './booking.styles.ts'
import { DayField } from '#shared/forms/day-field.tsx'
import { typedLot } from './resolve-scan.ts'

export interface LotFieldsProps {
  line: BookingLine
  onChange: (change: LineChange) => void
}

/** Types the lot and expiry of added units. Closed unless the line asks for them. */
export function LotFields({ line, onChange }: LotFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const [lot, setLot] = useState(line.lot ?? '')
  const [expiry, setExpiry] = useState(line.expiry ?? '')
  if (line.question !== 'lot' && !isOpen) {
    return (
      <Button variant="tertiary" onPress={() => setOpen(true)}>
        {bookingTexts.editLot}
      </Button>
    )
  }
  const settle = (change: LineChange) => {
    setOpen(false)
    onChange(change)
  }
  return (
    <Question>
      {line.question === 'lot' && <p>{bookingTexts.askLot}</p>}
      <TextField label={bookingTexts.lot} value={lot} onChange={setLot} maxLength={90} />
      <DayField label={bookingTexts.expiry} value={expiry} onChange={setExpiry} />
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
