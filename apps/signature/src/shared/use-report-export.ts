import type { ExportedList } from '@org/api/client'
import { selectAuth, useApi, useAppSelector } from '@org/app-kit'
import { useCallback } from 'react'

/** Records an export in the audit log; rejects if that fails, so that no export goes unrecorded. */
export function useReportExport(list: ExportedList): (rows: readonly object[]) => Promise<void> {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  return useCallback(
    async (rows) => {
      if (organisationId === undefined) throw new Error('Nobody is signed in')
      const body = { list, count: rows.length }
      await client.call('reportExport', { path: { id: organisationId }, body })
    },
    [client, organisationId, list],
  )
}
