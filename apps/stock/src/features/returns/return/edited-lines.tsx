import type { CommandReturn } from '@org/api/client'
import { currentOf, useAction } from '@org/app-kit'
import { BannerMessage, NumberField } from '@org/ui/primitives'
import { Line, Lines } from '#shared/orders/orders.styles.ts'
import { EditActions } from '#shared/orders/edit-actions.tsx'
import { ForeignChanges } from '#shared/orders/foreign-changes.tsx'
import { maxUnits } from '#shared/orders/max-units.ts'
import { useLineChanges } from '#shared/orders/use-line-changes.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { returnsTexts } from '../texts.ts'
import { lineDetail, lineKey } from './return-lines.ts'

export interface EditedLinesProps {
  stored: CommandReturn
  onSaved: (stored: CommandReturn) => void
  /** Called with the stored return if somebody else has changed it in the meantime. */
  onChanged: (stored: CommandReturn) => void
  onCancel: () => void
}

type ReturnLine = CommandReturn['products'][number]

const editedLine = (line: ReturnLine) => ({
  key: lineKey(line),
  name: [line.name, lineDetail(line)].filter(Boolean).join(' · '),
  qty: line.qty,
})

/** A form to change the quantities of the products of a return. */
export function EditedLines({ stored, onSaved, onChanged, onCancel }: EditedLinesProps) {
  const ports = useStockPorts()
  const action = useAction()
  const edited = useLineChanges(['return', 'edit', stored.id], stored.products.map(editedLine))
  const { kept } = edited
  const sentLine = (line: ReturnLine) => ({
    id: line.id,
    qty: edited.qtyOf(editedLine(line)),
    ...(line.lotId !== undefined && { lotId: line.lotId }),
  })
  // A line without units leaves the return, which keeps at least one.
  const isEmpty = stored.products.every((line) => edited.qtyOf(editedLine(line)) === 0)
  const save = async () => {
    const products = stored.products.map(sentLine).filter(({ qty }) => qty > 0)
    const changed = { id: stored.id, products }
    try {
      const saved = await ports.commandReturns.save(changed, { ifMatch: stored.revision })
      kept.discard()
      onSaved(saved)
    } catch (error) {
      const current = currentOf(error) as CommandReturn | null
      if (current === null) throw error
      // Do not save before the person has seen the other person's changes.
      onChanged(current)
    }
  }
  return (
    <>
      <ForeignChanges
        contested={edited.contested}
        foreign={edited.foreign}
        format={(_, qty) => returnsTexts.units(qty)}
        onTake={edited.take}
        onReplace={edited.replace}
      />
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
              value={edited.qtyOf(editedLine(line))}
              onChange={(qty) => edited.setQty(editedLine(line), qty)}
            />
          </Line>
        ))}
      </Lines>
      {isEmpty && <BannerMessage tone="info" title={returnsTexts.empty} />}
      <EditActions
        kept={kept}
        isBlocked={edited.contested.length > 0 || isEmpty}
        action={action}
        save={save}
        onCancel={onCancel}
      />
    </>
  )
}
