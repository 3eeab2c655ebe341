import { DatabaseUnavailable } from '@org/api'

/**
 * Status codes of gRPC that say that Firestore cannot serve for now, after its client has repeated
 * the request: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED (by other transactions) and
 * UNAVAILABLE.
 */
const unavailable: ReadonlySet<unknown> = new Set([4, 8, 10, 14])

/**
 * Awaits a request to Firestore and converts its failure to the error of the ports. Not for requests
 * of a transaction: its client needs the original error to know whether to run it again.
 *
 * @throws DatabaseUnavailable, or the error as it is
 */
export async function convertDatabaseErrors<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (error) {
    const isUnavailable = error instanceof Error && 'code' in error && unavailable.has(error.code)
    throw isUnavailable ? new DatabaseUnavailable(error) : error
  }
}
