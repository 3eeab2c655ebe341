'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rowsWithoutPages } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import { collectRows } from './collect-rows.ts'
import type { LoadedRows, LoadRows, SourceState } from './table-source.ts'

/** Milliseconds without a key before a server is asked for what was typed. */
const typingPause = 200

interface Answer<Row> extends LoadedRows<Row> {
  /** The question it answers; null before the first answer. */
  question: string | null
  /** Search and filters of the question. */
  typed: string | null
  pageIndex: number
  /** The most rows that ever matched: the nearest thing to the number of rows in all. */
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
 * A page of rows that a server searches, filters, sorts and cuts. Each new question gives the one
 * before up; an answer that comes too late changes nothing. The former rows stay until then.
 */
export function useServerRows<Row extends object>(
  load: LoadRows<Row> | undefined,
  query: TableQuery,
): Omit<SourceState<Row>, 'all' | 'matching'> {
  const [answer, setAnswer] = useState<Answer<Row>>(nothingYet)
  const [attempt, setAttempt] = useState(0)
  const question = JSON.stringify({ query, attempt })
  const typed = JSON.stringify([query.search, query.filters])
  const askedTyped = useRef(typed)

  useEffect(() => {
    if (!load) return
    const controller = new AbortController()
    const ask = async () => {
      askedTyped.current = typed
      const asked = (JSON.parse(question) as { query: TableQuery }).query
      try {
        const { rows, total } = await load(asked, controller.signal)
        if (controller.signal.aborted) return
        setAnswer(({ most }) => ({
          question,
          typed,
          rows,
          total,
          pageIndex: asked.page.index,
          most: Math.max(most, total),
          error: null,
        }))
      } catch (error) {
        if (controller.signal.aborted) return
        setAnswer((former) => ({ ...former, question, error: messageOf(error) }))
      }
    }
    const timer = setTimeout(() => void ask(), askedTyped.current === typed ? 0 : typingPause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, question, typed])

  const allMatching = useCallback(
    async (signal: AbortSignal) => (load ? collectRows(load, query, signal) : []),
    [load, query],
  )
  return {
    rows: answer.rows,
    total: answer.total,
    isBehind: answer.typed !== typed,
    hasPages: answer.most > rowsWithoutPages || answer.rows.length < answer.total,
    pageIndex: answer.pageIndex,
    isLoading: load !== undefined && answer.question !== question,
    error: answer.question === question ? answer.error : null,
    retry: () => setAttempt((former) => former + 1),
    allMatching,
  }
}
