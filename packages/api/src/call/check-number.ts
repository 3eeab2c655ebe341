import { apiError } from '../contract/errors.ts'
import { everything } from '../contract/filter.ts'
import type { Row, Table } from '../ports/table.ts'

/**
 * Rejects another row when the maximum number is stored; rows beyond it, which an earlier version
 * has accepted, stay readable and editable. Counting takes no lock, so concurrent requests may add a
 * few more.
 *
 * @param message says what is stored, how much of it at most, and what to do
 * @throws ApiError STORAGE_FULL
 */
export async function checkNumber(
  table: Pick<Table<Row>, 'list'>,
  max: number,
  message: string,
): Promise<void> {
  const { total } = await table.list({
    where: {},
    search: everything,
    order: [],
    limit: 1,
    offset: 0,
  })
  if (total >= max) throw apiError('STORAGE_FULL', { message })
}
