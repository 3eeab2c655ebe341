import { http, HttpResponse } from 'msw'
import type { DataTableCell } from '../cells.ts'
import type { TableQuery } from '../query/query.ts'
import { createRowIndex } from '../query/row-index.ts'
import { runQuery } from '../query/run-query.ts'
import { finish } from '../query/slices.ts'
import type { LoadedRows, LoadRows } from '../source/table-source.ts'
import { tableLabels } from '../table.labels.ts'
import { employeeCells, employees, type Employee } from './employees.ts'

const address = '/story/employees'

/**
 * An employee as sent by the server. `hired` is left out of the type, because JSON turns the date
 * into a string.
 */
export type SentEmployee = Omit<Employee, 'hired'>

export const sentCells = employeeCells.filter(
  ({ key }) => key !== 'hired',
) as unknown as DataTableCell<SentEmployee>[]

/** Loads employees from the stories' server over HTTP. */
export const loadEmployees: LoadRows<SentEmployee> = async (query, signal) => {
  const response = await fetch(`${address}?q=${encodeURIComponent(JSON.stringify(query))}`, {
    signal,
  })
  if (!response.ok) throw new Error(`Le serveur a répondu ${response.status}.`)
  return (await response.json()) as LoadedRows<SentEmployee>
}

const index = createRowIndex(employees(312), employeeCells, { ...tableLabels.fr, locale: 'fr-FR' })

/** Creates the response of a server with 312 employees. */
export function respond(query: TableQuery): LoadedRows<Employee> {
  const places = finish(runQuery(index, query))
  const found =
    places === null ? index.rows : Array.from(places, (at) => index.rows[at] as Employee)
  const start = query.page.index * query.page.size
  return { rows: found.slice(start, start + query.page.size), total: found.length }
}

export const queryOf = (request: Request): TableQuery =>
  JSON.parse(new URL(request.url).searchParams.get('q') ?? '{}') as TableQuery

/**
 * Creates a handler for the stories' server; `before` runs before each response: it may wait, count
 * requests, or return another response.
 */
export const employeeServer = (
  before: (query: TableQuery) => Promise<Response | void> | Response | void = () => undefined,
) =>
  http.get(address, async ({ request }) => {
    const query = queryOf(request)
    return (await before(query)) ?? HttpResponse.json(respond(query))
  })
