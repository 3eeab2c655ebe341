'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DataTableCell } from '../cells.ts'
import type { TableQuery } from '../query/query.ts'
import { createRowIndex, prepareSearch, type RowIndex } from '../query/row-index.ts'
import { runQuery } from '../query/run-query.ts'
import { matchesSame } from '../selection/selection.ts'
import type { Wording } from '../query/wording.ts'
import { finish, workInSlices, workWhenIdle } from '../query/slices.ts'

/** Up to this number of rows a query is answered at once: it takes a few milliseconds. */
const rowsAtOnce = 2000

/** What a query left over of the rows of an index. */
interface Answer<Row extends object> {
  index: RowIndex<Row>
  question: Question<Row>
  /** `null` for all rows as they came. */
  places: Uint32Array | null
}

type Asked = Pick<TableQuery, 'search' | 'filters' | 'sorting'>

interface Question<Row extends object> extends Asked {
  /** Columns that the search looks into; undefined without a search. */
  searched: readonly DataTableCell<Row>[] | undefined
}

const asksNothing = ({ search, filters, sorting }: Asked) =>
  search.trim() === '' && Object.keys(filters).length === 0 && sorting.length === 0

/** Rows in their order, and whether a newer question is still being worked on. */
export interface OrderedRows<Row extends object> {
  rows: readonly Row[]
  /** `null` for all rows as they came. */
  places: Uint32Array | null
  isPending: boolean
  /** Pending is not only the order: other rows may match. */
  isBehind: boolean
  /** Answers the newest question now, however long it takes. */
  answerNow: () => Uint32Array | null
}

/**
 * Searches, filters and sorts. Few rows are done while rendering; many in slices beside the page,
 * which shows the former answer until then, so that typing never waits. The search looks into the
 * columns of `cellsSearched`, an array that stays the same as long as they do.
 */
export function useOrder<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  cellsSearched: readonly DataTableCell<Row>[],
  { search, filters, sorting }: TableQuery,
  wording: Wording,
): OrderedRows<Row> {
  const index = useMemo(() => createRowIndex(rows, cells, wording), [rows, cells, wording])
  // Without a search it is no new question that a column is hidden.
  const searched = search.trim() === '' ? undefined : cellsSearched
  const question = useMemo(
    () => ({ search, filters, sorting, searched }),
    [search, filters, sorting, searched],
  )
  const answerNow = useCallback(
    () => finish(runQuery(index, question, question.searched)),
    [index, question],
  )
  const isAtOnce = rows.length <= rowsAtOnce || asksNothing(question)
  const atOnce = useMemo(() => (isAtOnce ? answerNow() : null), [answerNow, isAtOnce])
  // What is there in the first render is what a server renders too, so that is done to the end.
  const [late, setLate] = useState<Answer<Row>>(() => ({
    index,
    question,
    places: isAtOnce ? atOnce : answerNow(),
  }))
  const isAnswered = late.index === index && late.question === question

  useEffect(() => {
    if (isAtOnce || isAnswered) return
    return workInSlices(runQuery(index, question, question.searched), (places) =>
      setLate({ index, question, places }),
    )
  }, [index, isAnswered, isAtOnce, question])

  // The first letter of a search would else wait for every text to be read.
  const isLarge = rows.length > rowsAtOnce
  useEffect(() => (isLarge ? workWhenIdle(prepareSearch(index)) : undefined), [index, isLarge])

  if (isAtOnce) return { rows, places: atOnce, isPending: false, isBehind: false, answerNow }
  return {
    rows: late.index.rows,
    places: late.places,
    isPending: !isAnswered,
    isBehind:
      !isAnswered &&
      (late.index !== index ||
        late.question.searched !== searched ||
        !matchesSame(late.question, question)),
    answerNow,
  }
}
