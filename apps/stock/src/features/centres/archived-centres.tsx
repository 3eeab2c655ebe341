import type { Centre } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Page, PageHeader, RowActions } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState, IconButton } from '@org/ui/primitives'
import { ArchiveRestore, Building2 } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { ArchiveQuestion } from '#shared/catalogue/archive-question.tsx'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

/**
 * Requests all archived centres: at most 500, which is the server's limit and more than anybody
 * archives.
 */
const all = { where: { is_archived: true }, order: 'name', limit: 500 }

const cells: readonly DataTableCell<Centre>[] = [
  { key: 'name', title: centresTexts.name, value: ({ name }) => name },
  { key: 'address', title: centresTexts.address, value: ({ address }) => address },
]

/** The archived centres, which can only be restored. */
export function ArchivedCentres({ tools }: { tools: ReactNode }) {
  const ports = useLivePorts('centres')
  const [toRestore, setToRestore] = useState<Centre | null>(null)
  const load = useCallback((signal: AbortSignal) => ports.centres.getAll(all, { signal }), [ports])
  const { loaded, retry } = useLoaded(load)
  return (
    <Page>
      <PageHeader title={centresTexts.title} actions={tools} />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) => (
          <DataTable
            label={centresTexts.title}
            rows={data}
            getRowId={({ id }) => id}
            cells={cells}
            exportAs={centresTexts.archivedExportName}
            empty={
              <EmptyState
                title={texts.noArchived}
                icon={<Building2 size={24} aria-hidden="true" />}
              />
            }
            actionsLabel={texts.actions}
            actions={(centre) => (
              <RowActions>
                <IconButton
                  label={`${texts.restore} ${centre.name}`}
                  hasTooltip={false}
                  onPress={() => setToRestore(centre)}
                >
                  <ArchiveRestore size={16} aria-hidden="true" />
                </IconButton>
              </RowActions>
            )}
          />
        )}
      </LoadedPart>
      {toRestore && (
        <ArchiveQuestion
          title={texts.restoreTitle(toRestore.name)}
          help={centresTexts.restoreHelp}
          isArchived={false}
          entry={toRestore}
          flow={centresFlow}
          onDone={retry}
          onClose={() => setToRestore(null)}
        />
      )}
    </Page>
  )
}
