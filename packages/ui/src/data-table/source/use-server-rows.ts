'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rowsWithoutPages } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import type { LoadedRows, LoadRows, SourceState } from './table-source.ts'

/** Debounce in milliseconds between the last keystroke and the request to the server. */
const typingPause = 200

interface ServerPage<Row> extends LoadedRows<Row> {
  /** The request that the page belongs to; null before the first response. */
  question: string | null
  /** Search and filters of the request. */
  typed: string | null
  pageIndex: number
  /**
   * The highest number of matching rows so far, which is the best estimate of how many rows exist.
   */
  most: number
  error: string | null
}

const nothingYet = {
  question: null,
  typed: null,
  rows: [],
  total: 0,
  pageIndex: 0,
  most: 0,
  error: null,
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Loads one page of rows from a server, which searches, filters, sorts and pages them. Each new
 * request aborts the previous one, and a late response is ignored. The previous rows stay until the
 * new ones arrive.
 */
export function useServerRows<Row extends object>(
  load: LoadRows<Row> | undefined,
  query: TableQuery,
): Omit<SourceState<Row>, 'all' | 'matching'> {
  const [response, setResponse] = useState<ServerPage<Row>>(nothingYet)
  const [attempt, setAttempt] = useState(0)
  const question = JSON.stringify({ query, attempt })
  const typed = JSON.stringify([query.search, query.filters])
  const requestedTyped = useRef(typed)

  useEffect(() => {
    if (!load) return
    const controller = new AbortController()
    const request = async () => {
      requestedTyped.current = typed
      const requested = (JSON.parse(question) as { query: TableQuery }).query
      try {
        const { rows, total } = await load(requested, controller.signal)
        if (controller.signal.aborted) return
        setResponse(({ most }) => ({
          question,
          typed,
          rows,
          total,
          pageIndex: requested.page.index,
          most: Math.max(most, total),
          error: null,
        }))
      } catch (error) {
        if (controller.signal.aborted) return
        setResponse((former) => ({ ...former, question, error: messageOf(error) }))
      }
    }
    const timer = setTimeout(
      () => void request(),
      requestedTyped.current === typed ? 0 : typingPause,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, question, typed])

  const allMatching = useCallback(
    async (signal: AbortSignal) => {
      if (!load) return []
      // Only an export needs this code.
      const { collectRows } = await import('./collect-rows.ts')
      return collectRows(load, query, signal)
    },
    [load, query],
  )
  return {
    rows: response.rows,
    total: response.total,
    isBehind: response.typed !== typed,
    hasPages: response.most > rowsWithoutPages || response.rows.length < response.total,
    pageIndex: response.pageIndex,
    isLoading: load !== undefined && response.question !== question,
    error: response.question === question ? response.error : null,
    retry: () => setAttempt((former) => former + 1),
    allMatching,
  }
}
