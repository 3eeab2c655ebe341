import type { Answer, Command } from '@org/api/client'
import { useApi, useEnvironment } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError } from '@org/app-kit/pages'
import { BannerMessage, Button, Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { useAction } from '#shared/loading/use-action.ts'
import { Paper } from '#shared/orders/orders.styles.ts'
import { texts } from '#shared/texts.ts'
import { ordersTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { EntryList } from './entry-list.tsx'
import { choiceIn, type MissingChoices, MissingList } from './missing-list.tsx'
import { emptyEntries, isDay, missingIn, receivedOf, withEverything } from './reception-entries.ts'
import { useReceptionScans } from './use-reception-scans.ts'

export interface ReceptionDialogProps {
  order: Command
  onReceived: (result: Answer<'validateCommand'>) => void
  onClose: () => void
}

/** Receives an order: what arrived, scanned or typed, and what happens to the rest. */
export function ReceptionDialog({ order, onReceived, onClose }: ReceptionDialogProps) {
  const api = useApi()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const { isRunning, error, run } = useAction()
  const [bookingId] = useState(newKey)
  const [entries, setEntries] = useState(() => emptyEntries(order))
  const [choices, setChoices] = useState<MissingChoices>({})
  const scans = useReceptionScans({ isEnabled: !isRunning, setEntries })
  const missing = missingIn(entries, order)
  const receive = () =>
    run(async () => {
      const body = {
        bookingId,
        received: receivedOf(entries),
        choices: missing.map(({ productId }) => ({
          productId,
          choice: choiceIn(choices, productId),
        })),
      }
      const call = { path: { id: order.id }, body }
      onReceived(await api.call('validateCommand', call, { idempotencyKey: keys.keyOf(body) }))
    })
  return (
    <Dialog
      title={ordersTexts.receiveTitle(order.supplierName)}
      isOpen
      size="large"
      ignoresOutsidePress
      isBlocking={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={scans.isReading || !entries.every(({ expiry }) => isDay(expiry))}
            isLoading={isRunning}
            onPress={receive}
          >
            {ordersTexts.receiveButton}
          </Button>
        </>
      }
    >
      <Paper>
        <FormError message={error} work="save" />
        <p>{ordersTexts.receiveHelp}</p>
        {scans.last && (
          <BannerMessage tone={scans.last.isError ? 'danger' : 'success'} title={scans.last.text} />
        )}
        <CodeForm onCode={scans.scan} isReading={scans.isReading} />
        <Button onPress={() => setEntries(withEverything(entries, order))}>
          {ordersTexts.allReceived}
        </Button>
        <EntryList order={order} entries={entries} setEntries={setEntries} />
        {missing.length > 0 && (
          <MissingList missing={missing} choices={choices} setChoices={setChoices} />
        )}
      </Paper>
    </Dialog>
  )
}
