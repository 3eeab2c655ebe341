import type { StockCountLine } from '@org/api/client'
import type { StockPorts } from '@org/data'
import { useCallback } from 'react'
import { type Refreshed, useRefreshed } from '#shared/loading/use-refreshed.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'

const read = (ports: StockPorts, id: string, signal: AbortSignal) =>
  ports.stockCounts.get(id, {}, { signal })

export type LoadedCount = Awaited<ReturnType<typeof read>>

/** Loads a count with its lines, and keeps it up to date while other people count. */
export function useLoadedCount(countId: string): Refreshed<LoadedCount> {
  const ports = useLivePorts('stock_counts', 'stock_count_lines')
  return useRefreshed(
    useCallback((signal: AbortSignal) => read(ports, countId, signal), [ports, countId]),
  )
}

/** Puts a line that was counted just now in front of the others. */
export const withLine =
  (line: StockCountLine) =>
  (count: LoadedCount): LoadedCount => ({
    ...count,
    lines: [line, ...count.lines.filter(({ id }) => id !== line.id)],
  })
