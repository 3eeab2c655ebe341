import type { FollowedTable } from '@org/api/client'
import { useMemo } from 'react'
import { useAppSelector } from '../store/hooks.ts'
import type { ChangesState } from './changes-slice.ts'

/**
 * Returns a product's ports, as a new object whenever somebody has changed one of these tables.
 * Data that depends on the ports is then loaded again. Without a service that reports changes, the
 * object stays the same.
 */
export function useLive<Ports extends object>(
  ports: Ports,
  tables: readonly FollowedTable[],
): Ports {
  const changes = useAppSelector(({ changes: counts }: { changes: ChangesState }) =>
    tables.reduce((sum, table) => sum + (counts[table] ?? 0), 0),
  )
  return useMemo(() => {
    // Only a new object makes the callers load again, so copy the ports after each change.
    void changes
    return { ...ports }
  }, [ports, changes])
}
