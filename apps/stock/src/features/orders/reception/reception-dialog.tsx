import type { Answer, Command } from '@org/api/client'
import type { MissingChoice } from '@org/api/stock'
import { useEnvironment } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError } from '@org/app-kit/pages'
import { BannerMessage, Button, Dialog, Select } from '@org/ui/primitives'
import { useState } from 'react'
import { useAction } from '#shared/loading/use-action.ts'
import { Line, Lines, Paper } from '#shared/orders/orders.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { ordersTexts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { EntryList } from './entry-list.tsx'
import {
  emptyEntries,
  isDay,
  type MissingProduct,
  missingIn,
  receivedOf,
  withEverything,
} from './reception-entries.ts'
import { useReceptionScans } from './use-reception-scans.ts'

export interface ReceptionDialogProps {
  order: Command
  onReceived: (result: Answer<'validateCommand'>) => void
  onClose: () => void
}

type Choices = Readonly<Record<string, MissingChoice>>

/** Receives an order: what arrived, scanned or typed, and what happens to the rest. */
export function ReceptionDialog({ order, onReceived, onClose }: ReceptionDialogProps) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const { isRunning, error, run } = useAction()
  const [bookingId] = useState(newKey)
  const [entries, setEntries] = useState(() => emptyEntries(order))
  const [choices, setChoices] = useState<Choices>({})
  const scans = useReceptionScans({ isEnabled: !isRunning, setEntries })
  const missing = missingIn(entries, order)
  const choiceOf = (productId: string) => choices[productId] ?? 'later'
  const receive = () =>
    run(async () => {
      const body = {
        bookingId,
        received: receivedOf(entries),
        choices: missing.map(({ productId }) => ({ productId, choice: choiceOf(productId) })),
      }
      const options = { idempotencyKey: keys.keyOf(body) }
      onReceived(await ports.commands.validateCommand(order, body, options))
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
        <EntryList order={order} entries={entries} onChange={setEntries} />
        {missing.length > 0 && (
          <MissingList
            missing={missing}
            choiceOf={choiceOf}
            onChoose={(productId, choice) => setChoices({ ...choices, [productId]: choice })}
          />
        )}
      </Paper>
    </Dialog>
  )
}

interface MissingListProps {
  missing: readonly MissingProduct[]
  choiceOf: (productId: string) => MissingChoice
  onChoose: (productId: string, choice: MissingChoice) => void
}

const options = (['later', 'again', 'nothing'] as const).map((value) => ({
  value,
  label: ordersTexts.choices[value],
  description: ordersTexts.choicesHelp[value],
}))

function MissingList({ missing, choiceOf, onChoose }: MissingListProps) {
  return (
    <section aria-label={ordersTexts.missingTitle}>
      <h3>{ordersTexts.missingTitle}</h3>
      <Lines>
        {missing.map(({ productId, name, units }) => (
          <Line key={productId}>
            <div>
              <Select
                label={ordersTexts.missingOf(name, units)}
                description={ordersTexts.choicesHelp[choiceOf(productId)]}
                value={choiceOf(productId)}
                options={options}
                onChange={(choice) => onChoose(productId, choice)}
              />
            </div>
          </Line>
        ))}
      </Lines>
    </section>
  )
}
