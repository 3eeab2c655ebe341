import type { Command } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Muted } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LargeDialog } from '#shared/large-controls.styles.ts'
import { CreateDialog } from '#shared/orders/create-dialog.tsx'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { returnsTexts } from '../texts.ts'
import { LotCounts } from './lot-counts.tsx'

export interface CreateReturnProps {
  centreId: string
  onClose: () => void
}

/**
 * Creates a return of goods from the received order in the address or, without one, of any goods in
 * stock.
 */
export function CreateReturn({ centreId, onClose }: CreateReturnProps) {
  const ports = useStockPorts()
  const [search] = useSearchParams()
  const orderId = search.get('order')
  const load = useCallback(
    (signal: AbortSignal) => ports.commands.get(orderId ?? '', { signal }),
    [ports, orderId],
  )
  const { loaded, retry } = useLoaded(orderId === null ? null : load)
  if (orderId === null) return <ReturnDialog centreId={centreId} origin={null} onClose={onClose} />
  if (loaded && 'data' in loaded) {
    return <ReturnDialog centreId={centreId} origin={loaded.data} onClose={onClose} />
  }
  return (
    <LargeDialog
      title={returnsTexts.create}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{texts.cancel}</Button>}
    >
      <LoadedPart
        loaded={loaded}
        missing={<Muted>{returnsTexts.originMissing}</Muted>}
        onRetry={retry}
      >
        {() => null}
      </LoadedPart>
    </LargeDialog>
  )
}

interface ReturnDialogProps extends CreateReturnProps {
  /** The received order that the goods are from; null for any goods in stock. */
  origin: Command | null
}

function ReturnDialog({ centreId, origin, onClose }: ReturnDialogProps) {
  const ports = useStockPorts()
  return (
    <CreateDialog
      keptAs={origin ? ['return', 'of', origin.id] : ['return', 'new', centreId]}
      title={origin ? returnsTexts.createOf(origin.supplierName) : returnsTexts.create}
      confirm={returnsTexts.createButton}
      hasArchived
      origin={origin}
      countOf={returnsTexts.unitsOf}
      sizeOf={() => 1}
      lotsOf={(product, counts, onChange) => (
        <LotCounts centreId={centreId} product={product} counts={counts} onChange={onChange} />
      )}
      create={async (body, idempotencyKey) => {
        const created = { ...body, centreId, ...(origin && { originCommandId: origin.id }) }
        const { id } = await ports.commandReturns.save(created, { idempotencyKey })
        return paths.commandReturn(id)
      }}
      onClose={onClose}
    />
  )
}
