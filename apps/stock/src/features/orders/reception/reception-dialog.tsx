import { type Answer, ApiError, type Command } from '@org/api/client'
import { localHour } from '@org/api/stock'
import { useAction, useEnvironment, useKeptState } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError } from '@org/app-kit/pages'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { KeptDialog } from '#shared/forms/kept-dialog.tsx'
import { Paper } from '#shared/orders/orders.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { FailedScans } from '#shared/scanner/failed-scans.tsx'
import { ScanCard } from '#shared/scanner/scan-card.tsx'
import { ScannerTools } from '#shared/scanner/scan-card.styles.ts'
import { ScannerSettings } from '#shared/scanner/scanner-settings.tsx'
import { SoundSwitch } from '#shared/scanner/sound-switch.tsx'
import { ordersTexts } from '../texts.ts'
import { AbsentQuestion } from './absent-question.tsx'
import { CodeForm } from './code-form.tsx'
import { EntryList } from './entry-list.tsx'
import { choiceIn, MissingList } from './missing-list.tsx'
import { emptyReception, parseReception } from './reception-draft.ts'
import {
  absentIn,
  missingIn,
  questionOf,
  receivedOf,
  withEverything,
  withRefused,
} from './reception-entries.ts'
import { useReceptionScans } from './use-reception-scans.ts'

export interface ReceptionDialogProps {
  order: Command
  onReceived: (result: Answer<'validateCommand'>) => void
  /** Called with the order as it is stored, if the server had booked this reception before. */
  onBookedBefore: (order: Command) => void
  onClose: () => void
}

/**
 * Receives an order: asks which units arrived, scanned or typed, and what happens to the missing
 * ones.
 */
export function ReceptionDialog({
  order,
  onReceived,
  onBookedBefore,
  onClose,
}: ReceptionDialogProps) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const { isRunning, error, run } = useAction()
  const kept = useKeptState({
    keptAs: ['order', 'reception', order.id],
    initial: emptyReception(order),
    parse: parseReception,
  })
  const { value, set } = kept
  const { entries, choices, scans: waiting } = value
  const change = (next: Partial<typeof value>) => set((former) => ({ ...former, ...next }))
  const missing = missingIn(entries, order)
  const failed = waiting.filter((scan) => scan.error !== null).length
  const [today] = useState(() => localHour(Math.floor(Date.now() / 1000)).date)
  const scans = useReceptionScans({
    order,
    today,
    isEnabled: !isRunning,
    entries,
    set,
    scans: waiting,
  })
  const questions = entries.filter((entry) => questionOf(entry, today) !== null).length
  const [isAsking, setAsking] = useState(false)
  const isDoubtful = receivedOf(entries).length === 0 || absentIn(entries, order).length > 0
  const receive = () =>
    run(async () => {
      // Kept in the draft, so that sending the reception again does not book it twice.
      const bookingId = value.bookingId ?? newKey()
      change({ bookingId })
      const body = {
        bookingId,
        received: receivedOf(entries),
        choices: missing.map(({ productId }) => ({
          productId,
          choice: choiceIn(choices, productId),
        })),
      }
      const options = { idempotencyKey: keys.keyOf(body) }
      try {
        const result = await ports.commands.validateCommand(order, body, options)
        kept.discard()
        onReceived(result)
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        if (failure.type === 'LOT_EXPIRED') {
          const { productId } = failure.payload as { productId: string }
          set((former) => ({ ...former, entries: withRefused(former.entries, productId) }))
        }
        if (failure.type !== 'ALREADY_BOOKED') throw failure
        const stored = await ports.commands.get(order.id)
        kept.discard()
        onBookedBefore(stored)
      }
    })
  return (
    <KeptDialog
      title={ordersTexts.receiveTitle(order.supplierName)}
      size="large"
      kept={kept}
      isRunning={isRunning}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          isDisabled={waiting.length > 0 || questions > 0}
          isLoading={isRunning}
          onPress={() => (isDoubtful ? setAsking(true) : receive())}
        >
          {ordersTexts.receiveButton}
        </Button>
      }
    >
      <Paper>
        <FormError message={error} work="save" />
        <p>{ordersTexts.receiveHelp}</p>
        <ScannerTools>
          <ScannerSettings />
          <SoundSwitch {...scans.sound} />
        </ScannerTools>
        <ScanCard
          {...(scans.last ?? {
            result: 'ready',
            title: ordersTexts.scanReady,
            detail: ordersTexts.scanReadyHelp,
          })}
        />
        <FailedScans scans={waiting} onAgain={scans.again} onDismiss={scans.dismiss} />
        <CameraScanner onScan={scans.scan} />
        <CodeForm onCode={scans.scan} />
        <Button onPress={() => change({ entries: withEverything(entries, order) })}>
          {ordersTexts.allReceived}
        </Button>
        <EntryList order={order} today={today} entries={entries} set={set} />
        {missing.length > 0 && <MissingList missing={missing} choices={choices} set={set} />}
        {questions > 0 && (
          <BannerMessage tone="warning" title={ordersTexts.questionsLeft(questions)} />
        )}
        {failed > 0 && <BannerMessage tone="warning" title={ordersTexts.failedScansLeft(failed)} />}
      </Paper>
      {isAsking && (
        <AbsentQuestion
          order={order}
          draft={value}
          onConfirm={() => {
            setAsking(false)
            receive()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </KeptDialog>
  )
}
