import { selectAuth, selectSession, useAppSelector } from '@org/app-kit'
import { useTableAddress, PageHeader, Page } from '@org/app-kit/pages'
import { DataTable } from '@org/ui/data-table'
import { EmptyState, Skeleton } from '@org/ui/primitives'
import { ScrollText } from 'lucide-react'
import { auditTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { auditCells, auditExportCells } from './audit-cells.tsx'
import { Explanation } from './audit.styles.ts'
import { useAuditPages } from './use-audit-pages.ts'

const labels = auditTexts

/** The organisation's audit log, for its administrators. */
export function AuditPage() {
  const { isSwitching } = useAppSelector(selectSession)
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  return (
    <Page>
      <PageHeader title={labels.title} />
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
        {labels.help} {keptDays !== null && labels.kept(keptDays)}
      </Explanation>
      <DataTable
        {...useTableAddress()}
        label={labels.title}
        cells={auditCells}
        getRowId={({ id }) => id}
        load={load}
        isSearchable
        searchLabel={labels.search}
        noMatch={<EmptyState title={labels.noMatch} />}
        exportAs={labels.title}
        exportCells={auditExportCells}
        onExport={onExport}
        labels={{ failed: texts.listFailed }}
        empty={
          <EmptyState title={labels.emptyTitle} icon={<ScrollText size={24} aria-hidden="true" />}>
            {labels.emptyHelp}
          </EmptyState>
        }
      />
    </>
  )
}
