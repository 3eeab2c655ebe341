import type { StockCountLine } from '@org/api/client'
import { useAction, useKeptState } from '@org/app-kit'
import { FormError, KeptStateGuard } from '@org/app-kit/pages'
import { Button, NumberField } from '@org/ui/primitives'
import { isCount } from '#shared/forms/stored-record.ts'
import { LargeDialog } from '#shared/large-controls.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { countsTexts } from '../texts.ts'
import { Stack } from './count.styles.ts'
import { lotText } from './line-state.ts'

/** Maximum number of units in one line (the API's limit). */
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
  const kept = useKeptState({
    keptAs: ['count', 'line', line.id],
    initial: line.qty,
    parse: (stored) => (isCount(stored) ? stored : null),
  })
  const remove = () =>
    run(async () => {
      await ports.stockCounts.deleteLine(countId, line.id, { ifMatch: line.revision })
      kept.discard()
      onRemoved()
    })
  const save = () => {
    kept.discard()
    onQty(kept.value)
  }
  return (
    <LargeDialog
      title={countsTexts.changeTitle}
      isOpen
      onClose={() => {
        kept.discard()
        onClose()
      }}
      size="small"
      ignoresOutsidePress
      actions={
        <>
          <Button variant="danger" isLoading={isRunning} onPress={remove}>
            {countsTexts.remove}
          </Button>
          <Button variant="primary" isDisabled={isRunning} onPress={save}>
            {texts.saveButton}
          </Button>
        </>
      }
    >
      <Stack>
        <KeptStateGuard kept={kept} />
        <FormError message={error} work="save" />
        <p>
          <strong>{line.name}</strong>
          <br />
          {lotText(line)}
        </p>
        <NumberField
          label={countsTexts.quantity}
          value={kept.value}
          onChange={kept.set}
          min={0}
          max={mostUnits}
        />
      </Stack>
    </LargeDialog>
  )
}
