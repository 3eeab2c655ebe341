import type { Answer, Command } from '@org/api/client'
import type { MissingChoice } from '@org/api/stock'
import { useApi, useEnvironment } from '@org/app-kit'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, Dialog, NumberField, RadioGroup, TextField } from '@org/ui/primitives'
import { useState } from 'react'
import { DayField } from '#shared/forms/day-field.tsx'
import { useAction } from '#shared/loading/use-action.ts'
import { texts } from '#shared/texts.ts'
import { Lines, Reception } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import { ProductLine } from './order-lines.tsx'
import { type Arrival, arrivalsOf, receptionBody, unitsIn } from './reception-body.ts'

export interface ReceiveDialogProps {
  order: Command
  onReceived: (result: Answer<'validateCommand'>) => void
  onClose: () => void
}

const choiceOptions = Object.entries(ordersTexts.choices).map(([value, label]) => ({
  value: value as MissingChoice,
  label,
}))

/** Books what arrived of an order, and asks what to do about the rest. */
export function ReceiveDialog({ order, onReceived, onClose }: ReceiveDialogProps) {
  const client = useApi()
  const { newKey } = useEnvironment()
  const { isRunning, error, run } = useAction()
  // One id for the dialog, with which the server refuses a second booking.
  const [bookingId] = useState(newKey)
  const [arrivals, setArrivals] = useState(() => arrivalsOf(order))
  const receive = () =>
    run(async () => {
      const body = { bookingId, ...receptionBody(order, arrivals) }
      onReceived(await client.call('validateCommand', { path: { id: order.id }, body }))
    })
  return (
    <Dialog
      title={ordersTexts.receiveTitle(order.supplierName)}
      isOpen
      isBlocking={isRunning}
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isLoading={isRunning} onPress={receive}>
            {ordersTexts.receiveButton(unitsIn(arrivals))}
          </Button>
        </>
      }
    >
      <FormError message={error} work="save" />
      <Muted>{ordersTexts.receiveHelp}</Muted>
      <Lines aria-label={ordersTexts.products}>
        {order.products.map((line) => (
          <ArrivalLine
            key={line.id}
            line={line}
            arrival={arrivals.get(line.id)}
            onChange={(next) => setArrivals((former) => new Map(former).set(line.id, next))}
          />
        ))}
      </Lines>
    </Dialog>
  )
}

interface ArrivalLineProps {
  line: Command['products'][number]
  arrival: Arrival | undefined
  onChange: (arrival: Arrival) => void
}

function ArrivalLine({ line, arrival, onChange }: ArrivalLineProps) {
  if (!arrival) return null
  const { name, qty: ordered } = line
  const missing = ordered - arrival.qty
  const set = (change: Partial<Arrival>) => onChange({ ...arrival, ...change })
  return (
    <ProductLine line={line}>
      <NumberField
        label={ordersTexts.arrived(name)}
        isLabelHidden
        min={0}
        max={1_000_000}
        value={arrival.qty}
        onChange={(qty) => set({ qty })}
      />
      {arrival.qty > 0 && (
        <Reception aria-label={ordersTexts.lot(name)}>
          <TextField
            label={ordersTexts.lotLabel}
            value={arrival.lot}
            maxLength={90}
            autoComplete="off"
            onChange={(lot) => set({ lot })}
          />
          <DayField
            label={ordersTexts.expiryLabel}
            value={arrival.expiry}
            onChange={(expiry) => set({ expiry })}
          />
        </Reception>
      )}
      {missing > 0 && (
        <Reception>
          <span>{ordersTexts.missing(missing)}</span>
          <RadioGroup
            label={ordersTexts.choice(name)}
            options={choiceOptions}
            value={arrival.choice}
            onChange={(choice) => set({ choice })}
          />
        </Reception>
      )}
    </ProductLine>
  )
}
