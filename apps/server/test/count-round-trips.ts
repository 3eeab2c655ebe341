import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

/** Counts the round trips to the database during some work of this process. */
export async function roundTripsOf(
  isEmbedded: boolean,
  work: () => Promise<unknown>,
): Promise<number> {
  const trips = isEmbedded
    ? vi.spyOn(PGlite.prototype, 'execProtocolStream')
    : vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const count = trips.mock.calls.length
  trips.mockRestore()
  return count
}
