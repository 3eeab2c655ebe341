import { withFeature } from '@org/app-kit'
import {
  createDeletion,
  DeletionCard,
  type DeletionPreview,
  formatMegabytes,
} from '@org/app-kit/organisation-deletion'
import type { StockPorts } from '@org/data'
import { useCallback } from 'react'
import { stockPorts, useStockPorts } from '#shared/ports/stock-ports.ts'
import { exportGroup } from './export-group.ts'
import { deletionTexts as texts } from './texts.ts'

const groupDeletion = createDeletion(texts.saving, (environment, { name, ...options }) =>
  stockPorts(environment).group.delete(name, options),
)

async function preview({ group }: StockPorts, signal: AbortSignal): Promise<DeletionPreview> {
  const found = await group.previewDeletion({ signal })
  return {
    name: found.name,
    counts: texts.counts(found, formatMegabytes(found.storage)),
    consequences: [texts.orders],
  }
}

function GroupDeletionCard() {
  const ports = useStockPorts()
  const loadPreview = useCallback((signal: AbortSignal) => preview(ports, signal), [ports])
  return (
    <DeletionCard
      deletion={groupDeletion}
      texts={texts}
      loadPreview={loadPreview}
      readAll={() => exportGroup(ports)}
    />
  )
}

/** Lets super admins delete the group of centres. */
export const GroupDeletion = withFeature(groupDeletion.feature, GroupDeletionCard)
