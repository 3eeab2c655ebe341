import type { Client, StockCountLine } from '@org/api/client'
import { useApi } from '@org/app-kit'
import { useCallback } from 'react'
import { type Refreshed, useRefreshed } from '#shared/loading/use-refreshed.ts'

const read = (api: Client, id: string, signal: AbortSignal) =>
  api.call('getCount', { path: { id } }, { signal })

export type LoadedCount = Awaited<ReturnType<typeof read>>

/** Loads a count with its lines, and what other people count meanwhile. */
export function useLoadedCount(countId: string): Refreshed<LoadedCount> {
  const api = useApi()
  return useRefreshed(
    useCallback((signal: AbortSignal) => read(api, countId, signal), [api, countId]),
  )
}

/** Puts a line that was counted just now in front of the others. */
export const withLine =
  (line: StockCountLine) =>
  (count: LoadedCount): LoadedCount => ({
    ...count,
    lines: [line, ...count.lines.filter(({ id }) => id !== line.id)],
  })
