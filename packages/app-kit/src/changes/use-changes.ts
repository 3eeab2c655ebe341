import type { FollowedTable } from '@org/api/client'
import { useAppSelector } from '../store/hooks.ts'
import type { ChangesState } from './changes-slice.ts'

/**
 * Returns a number that differs each time somebody has changed one of these tables. As a dependency of a loading
 * function it makes a page load again. Where the data layer reports no changes, it stays the same.
 */
export function useChanges(tables: readonly FollowedTable[]): number {
  return useAppSelector(({ changes }: { changes: ChangesState }) =>
    tables.reduce((sum, table) => sum + (changes[table] ?? 0), 0),
  )
}
