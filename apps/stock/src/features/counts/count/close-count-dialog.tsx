import type { StockCountLine } from '@org/api/client'
import { useAction, useEnvironment } from '@org/app-kit'
import { FormError, ListGate } from '@org/app-kit/pages'
import type { StockPorts } from '@org/data'
import { BannerMessage, Button, RadioGroup } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { LargeConfirmDialog, LargeDialog } from '#shared/large-controls.styles.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { countsTexts } from '../texts.ts'
import { useRefreshed } from '#shared/loading/use-refreshed.ts'
import { Stack } from './count.styles.ts'

export type CloseResult = Awaited<ReturnType<typeof sendClose>>

type Rest = { products: number; units: number }

const sendClose = (ports: StockPorts, id: string, bookingId: string, emptied: Rest | null) =>
  ports.stockCounts.close(id, { bookingId, emptied }, { idempotencyKey: bookingId })

const sumOf = (quantities: readonly number[]) => quantities.reduce((sum, qty) => sum + qty, 0)

export interface CloseCountDialogProps {
  countId: string
  /** Whether closing would lose entries that have not been sent. */
  isWaiting: boolean
  onClosed: (result: CloseResult) => void
  onClose: () => void
}

/**
 * Closes a count. Shows by how many units closing changes the stock. Asks for confirmation before
 * it sets uncounted stock to 0.
 */
export function CloseCountDialog({ countId, isWaiting, onClosed, onClose }: CloseCountDialogProps) {
  const ports = useLivePorts('stock_counts', 'stock_count_lines', 'stock_balances')
  const { newKey } = useEnvironment()
  const load = useCallback(
    (signal: AbortSignal) => ports.stockCounts.get(countId, { withRest: true }, { signal }),
    [ports, countId],
  )
  const { value, error, refresh } = useRefreshed(load)
  const closing = useAction()
  const [choice, setChoice] = useState<'keep' | 'empty'>('keep')
  const [isAsking, setIsAsking] = useState(false)
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  const rest = value?.rest ?? { products: 0, units: 0 }

  const close = (emptied: Rest | null) => {
    setIsAsking(false)
    closing.run(async () => {
      // Each choice keeps its booking id, so that it is booked only once, however often it is sent.
      const choiceKey = JSON.stringify(emptied)
      const bookingId = keys[choiceKey] ?? newKey()
      setKeys({ ...keys, [choiceKey]: bookingId })
      try {
        onClosed(await sendClose(ports, countId, bookingId, emptied))
      } finally {
        refresh()
      }
    })
  }

  return (
    <LargeDialog
      title={countsTexts.closeTitle}
      isOpen
      onClose={onClose}
      isBlocking={closing.isRunning}
      actions={
        <>
          <Button isDisabled={closing.isRunning} onPress={onClose}>
            {countsTexts.back}
          </Button>
          <Button
            variant="primary"
            isDisabled={value === null || isWaiting}
            isLoading={closing.isRunning}
            onPress={() => (choice === 'keep' ? close(null) : setIsAsking(true))}
          >
            {countsTexts.close}
          </Button>
        </>
      }
    >
      <Stack>
        <FormError message={closing.error} work="save" />
        {isWaiting && <BannerMessage tone="warning" title={countsTexts.closeWaits} />}
        <ListGate list={{ loaded: value !== null, error }} onRetry={refresh}>
          {value && <Consequence lines={value.lines} />}
          <RadioGroup
            label={countsTexts.rest}
            value={choice}
            onChange={setChoice}
            options={[
              {
                value: 'keep',
                label: countsTexts.keep,
                description: countsTexts.restOf(rest.products, rest.units),
              },
              {
                value: 'empty',
                label: countsTexts.empty,
                description: countsTexts.emptyRest(rest.units),
                isDisabled: rest.units === 0,
              },
            ]}
          />
        </ListGate>
      </Stack>
      <LargeConfirmDialog
        title={countsTexts.emptyQuestion(rest.products, rest.units)}
        isOpen={isAsking}
        isDangerous
        onConfirm={() => close(rest)}
        onCancel={() => setIsAsking(false)}
      >
        {countsTexts.emptyWarning}
      </LargeConfirmDialog>
    </LargeDialog>
  )
}

function Consequence({ lines }: { lines: readonly StockCountLine[] }) {
  const differences = lines.map(({ difference }) => difference).filter((qty) => qty !== 0)
  return (
    <p>
      {countsTexts.differences(differences.length)}{' '}
      {differences.length > 0 &&
        countsTexts.booked(
          sumOf(differences.filter((qty) => qty > 0)),
          -sumOf(differences.filter((qty) => qty < 0)),
        )}
    </p>
  )
}
