import type { FollowedTable } from '@org/api/client'
import { useMemo } from 'react'
import { useAppSelector } from '../store/hooks.ts'
import type { ChangesState } from './changes-slice.ts'

/**
 * Returns a product's ports, as a new object each time somebody has changed one of these tables, so that what loads
 * through them loads again. Where the data layer reports no changes, they stay the same.
 */
export function useLive<Ports extends object>(
  ports: Ports,
  tables: readonly FollowedTable[],
): Ports {
  const changes = useAppSelector(({ changes: counts }: { changes: ChangesState }) =>
    tables.reduce((sum, table) => sum + (counts[table] ?? 0), 0),
  )
  return useMemo(() => {
    // Only a new object makes callers load again.
    void changes
    return { ...ports }
  }, [ports, changes])
}
