import { selectAuth, selectSession, useAppSelector } from '@org/app-kit'
import { DataTable } from '@org/ui/data-table'
import { EmptyState, Skeleton } from '@org/ui/primitives'
import { ScrollText } from 'lucide-react'
import { useTableAddress } from '#shared/use-table-address.ts'
import { auditTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { PageHeader } from '#shared/page-header.tsx'
import { Page } from '#shared/page.styles.ts'
import { auditCells, auditExportCells } from './audit-cells.tsx'
import { Explanation } from './audit.styles.ts'
import { useAuditPages } from './use-audit-pages.ts'

const words = auditTexts

/** Who did and tried what in the organisation, for its administrators. */
export function AuditPage() {
  const { isSwitching } = useAppSelector(selectSession)
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  return (
    <Page>
      <PageHeader title={words.title} />
      {organisationId !== undefined && !isSwitching ? (
        <AuditTable key={organisationId} organisationId={organisationId} />
      ) : (
        <Skeleton lines={5} height="28px" label={texts.loading} />
      )}
    </Page>
  )
}

function AuditTable({ organisationId }: { organisationId: string }) {
  const { load, keptDays, onExport } = useAuditPages(organisationId)
  return (
    <>
      <Explanation>
        {words.help} {keptDays !== null && words.kept(keptDays)}
      </Explanation>
      <DataTable
        {...useTableAddress()}
        label={words.title}
        cells={auditCells}
        getRowId={({ id }) => id}
        load={load}
        isSearchable
        searchLabel={words.search}
        noMatch={<EmptyState title={words.noMatch} />}
        exportAs={words.title}
        exportCells={auditExportCells}
        onExport={onExport}
        labels={{ failed: texts.listFailed }}
        empty={
          <EmptyState title={words.emptyTitle} icon={<ScrollText size={24} aria-hidden="true" />}>
            {words.emptyHelp}
          </EmptyState>
        }
      />
    </>
  )
}
