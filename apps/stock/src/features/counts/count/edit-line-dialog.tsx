import type { StockCountLine } from '@org/api/client'
import { FormError } from '@org/app-kit/pages'
import { Button, Dialog, NumberField } from '@org/ui/primitives'
import { useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { countsTexts } from '../texts.ts'
import { useAction } from '#shared/loading/use-action.ts'
import { Stack } from './count.styles.ts'

/** The API takes no more in one line. */
const mostUnits = 100_000

export interface EditLineDialogProps {
  countId: string
  line: StockCountLine
  onQty: (qty: number) => void
  onRemoved: () => void
  onClose: () => void
}

/** Sets the quantity of a line, or removes the line. */
export function EditLineDialog({ countId, line, onQty, onRemoved, onClose }: EditLineDialogProps) {
  const ports = useStockPorts()
  const { isRunning, error, run } = useAction()
  const [qty, setQty] = useState(line.qty)
  const remove = () =>
    run(async () => {
      await ports.stockCounts.deleteLine(countId, line.id, { ifMatch: line.revision })
      onRemoved()
    })
  return (
    <Dialog
      title={countsTexts.changeTitle}
      isOpen
      onClose={onClose}
      size="small"
      ignoresOutsidePress
      actions={
        <>
          <Button variant="danger" isLoading={isRunning} onPress={remove}>
            {countsTexts.remove}
          </Button>
          <Button variant="primary" isDisabled={isRunning} onPress={() => onQty(qty)}>
            {texts.saveButton}
          </Button>
        </>
      }
    >
      <Stack>
        <FormError message={error} work="save" />
        <p>
          <strong>{line.name}</strong>
          <br />
          {countsTexts.lotOf(line.lot, line.expiry)}
        </p>
        <NumberField
          label={countsTexts.quantity}
          value={qty}
          onChange={setQty}
          min={0}
          max={mostUnits}
        />
      </Stack>
    </Dialog>
  )
}
