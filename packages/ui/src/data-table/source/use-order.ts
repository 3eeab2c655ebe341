'use client'
import { useEffect, useMemo, useState } from 'react'
import type { DataTableCell } from '../cells.ts'
import type { TableQuery } from '../query/query.ts'
import { createRowIndex, prepareSearch, type RowIndex } from '../query/row-index.ts'
import { runQuery } from '../query/run-query.ts'
import type { Wording } from '../query/wording.ts'
import { finish, workInSlices, workWhenIdle } from '../query/slices.ts'

/** Up to this number of rows a query is answered at once: it takes a few milliseconds. */
const rowsAtOnce = 2000

/** What a query left over of the rows of an index. */
interface Answer<Row extends object> {
  index: RowIndex<Row>
  question: Question
  /** `null` for all rows as they came. */
  places: Uint32Array | null
}

type Question = Pick<TableQuery, 'search' | 'filters' | 'sorting'>

const asksNothing = ({ search, filters, sorting }: Question) =>
  search.trim() === '' && Object.keys(filters).length === 0 && sorting.length === 0

/** Rows in their order, and whether a newer question is still being worked on. */
export interface OrderedRows<Row extends object> {
  rows: readonly Row[]
  /** `null` for all rows as they came. */
  places: Uint32Array | null
  isPending: boolean
}

/**
 * Searches, filters and sorts. Few rows are done while rendering; many in slices beside the page,
 * which shows the former answer until then, so that typing never waits.
 */
export function useOrder<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  { search, filters, sorting }: TableQuery,
  wording: Wording,
): OrderedRows<Row> {
  const index = useMemo(() => createRowIndex(rows, cells, wording), [rows, cells, wording])
  const question = useMemo(() => ({ search, filters, sorting }), [search, filters, sorting])
  const isAtOnce = rows.length <= rowsAtOnce || asksNothing(question)
  const atOnce = useMemo(
    () => (isAtOnce ? finish(runQuery(index, question)) : null),
    [index, isAtOnce, question],
  )
  // What is there in the first render is what a server renders too, so that is done to the end.
  const [late, setLate] = useState<Answer<Row>>(() => ({
    index,
    question,
    places: isAtOnce ? atOnce : finish(runQuery(index, question)),
  }))
  const isAnswered = late.index === index && late.question === question

  useEffect(() => {
    if (isAtOnce || isAnswered) return
    return workInSlices(runQuery(index, question), (places) => setLate({ index, question, places }))
  }, [index, isAnswered, isAtOnce, question])

  // The first letter of a search would else wait for every text to be read.
  const isLarge = rows.length > rowsAtOnce
  useEffect(() => (isLarge ? workWhenIdle(prepareSearch(index)) : undefined), [index, isLarge])

  if (isAtOnce) return { rows, places: atOnce, isPending: false }
  return { rows: late.index.rows, places: late.places, isPending: !isAnswered }
}
