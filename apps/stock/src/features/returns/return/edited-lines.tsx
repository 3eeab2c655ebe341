import type { CommandReturn } from '@org/api/client'
import { NumberField } from '@org/ui/primitives'
import { useState } from 'react'
import { useAction } from '#shared/loading/use-action.ts'
import { Line, Lines } from '#shared/orders/orders.styles.ts'
import { EditActions } from '#shared/orders/edit-actions.tsx'
import { maxUnits } from '#shared/orders/max-units.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { returnsTexts } from '../texts.ts'
import { lineDetail, lineKey } from './return-lines.ts'

export interface EditedLinesProps {
  stored: CommandReturn
  onSaved: (stored: CommandReturn) => void
  onCancel: () => void
}

/** The products of a return, whose quantities can be changed. */
export function EditedLines({ stored, onSaved, onCancel }: EditedLinesProps) {
  const ports = useStockPorts()
  const action = useAction()
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const qtyOf = (line: CommandReturn['products'][number]) =>
    quantities.get(lineKey(line)) ?? line.qty
  const isDirty = stored.products.some((line) => qtyOf(line) !== line.qty)
  const save = async () => {
    const products = stored.products.map((line) => ({
      id: line.id,
      qty: qtyOf(line),
      ...(line.lotId !== undefined && { lotId: line.lotId }),
    }))
    const changed = { id: stored.id, products }
    onSaved(await ports.commandReturns.save(changed, { ifMatch: stored.revision }))
  }
  return (
    <>
      <Lines aria-label={returnsTexts.products}>
        {stored.products.map((line) => (
          <Line key={lineKey(line)}>
            <div>
              <strong>{line.name}</strong>
              <small>{lineDetail(line)}</small>
            </div>
            <NumberField
              label={returnsTexts.unitsOf(line.name)}
              isLabelHidden
              min={0}
              max={maxUnits}
              isDisabled={action.isRunning}
              value={qtyOf(line)}
              onChange={(qty) => setQuantities((former) => new Map(former).set(lineKey(line), qty))}
            />
          </Line>
        ))}
      </Lines>
      <EditActions isDirty={isDirty} action={action} save={save} onCancel={onCancel} />
    </>
  )
}
