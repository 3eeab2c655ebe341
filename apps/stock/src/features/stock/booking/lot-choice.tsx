import type { Stock } from '@org/api/client'
import { failureText, useLoaded } from '@org/app-kit'
import { Button, Select } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { bookingTexts } from '../texts.ts'
import { shortDay } from '#shared/days.ts'
import { texts } from '#shared/texts.ts'
import type { BookingLine, LineChange } from './booking-list.ts'
import { Question } from './booking.styles.ts'
import { selectedLot } from './resolve-scan.ts'

export interface LotChoiceProps {
  line: BookingLine
  getStock: (productId: string) => Promise<Stock>
  onChange: (change: LineChange) => void
}

const any = 'any'

/**
 * Selects the lot that a line takes units from. Shows only a button until the line asks for a lot
 * or the button is pressed.
 */
export function LotChoice({ line, getStock, onChange }: LotChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const { product, question, lot } = line
  if (question !== 'lot' && !isOpen) {
    return (
      <Button variant="tertiary" onPress={() => setOpen(true)}>
        {bookingTexts.editLot}
      </Button>
    )
  }
  return (
    <Question>
      {question === 'lot' && (
        <p>
          {lot !== null && bookingTexts.lotMissing(lot)} {bookingTexts.askLotToRemove}
        </p>
      )}
      <LotSelect
        key={product.id}
        line={line}
        getStock={getStock}
        onChange={(change) => {
          setOpen(false)
          onChange(change)
        }}
      />
    </Question>
  )
}

function LotSelect({ line, getStock, onChange }: LotChoiceProps) {
  const { id } = line.product
  const load = useCallback(() => getStock(id), [getStock, id])
  const { loaded, retry } = useLoaded(load)
  if (loaded === null) return <p>{texts.loading}</p>
  if (!('data' in loaded)) {
    return (
      <>
        <p role="alert">{failureText(new Error(loaded.error), 'load')}</p>
        <Button onPress={retry}>{texts.retry}</Button>
      </>
    )
  }
  const { lots } = loaded.data
  const selected = lots.findIndex(({ lotId }) => lotId === line.lotId)
  return (
    <Select
      label={bookingTexts.lot}
      value={line.question === 'lot' ? null : selected < 0 ? any : String(selected)}
      options={[
        { value: any, label: bookingTexts.anyLot },
        ...lots.map(({ lot, expiry, qty }, index) => ({
          value: String(index),
          label: bookingTexts.lotOf(lot, expiry && shortDay(expiry)) || bookingTexts.noLot,
          description: bookingTexts.inStock(qty),
        })),
      ]}
      onChange={(value) => {
        const lot = lots[Number(value)]
        onChange(lot ? selectedLot(lot) : anyLot)
      }}
    />
  )
}

const anyLot: LineChange = { lot: null, expiry: null, lotId: undefined, question: null }
