import type { AuditEntry } from '@org/api/client'
import { useApi } from '@org/app-kit'
import type { LoadRows } from '@org/ui/data-table'
import { useCallback, useState } from 'react'
import { useReportExport } from '#shared/use-report-export.ts'
import { auditQuery } from './audit-query.ts'

export interface AuditPages {
  load: LoadRows<AuditEntry>
  /** Number of days for which the server keeps entries; null until loaded. */
  keptDays: number | null
  onExport: (rows: readonly AuditEntry[]) => Promise<void>
}

/** Loads the audit log page by page; the server searches and filters. */
export function useAuditPages(organisationId: string): AuditPages {
  const client = useApi()
  const [keptDays, setKeptDays] = useState<number | null>(null)
  const load = useCallback<AuditPages['load']>(
    async (query, signal) => {
      const path = { id: organisationId }
      const page = await client.call('listAudit', { path, query: auditQuery(query) }, { signal })
      setKeptDays(page.kept_days)
      return { rows: page.data, total: page.total }
    },
    [client, organisationId],
  )
  return { load, keptDays, onExport: useReportExport('audit') }
}
