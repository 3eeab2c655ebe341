import type { OperationId } from '../contract/operations.ts'
import type { LooseParts } from './request-parts.ts'
import type { Route } from './routes.ts'

/**
 * Checks what a call sends by the contract's schemas, which load with the first such call. Reads are
 * left to the server: they must not wait for schemas. So is a call whose schemas cannot be loaded: a
 * browser remembers for the page's life that a module was unreachable, also once it is online again.
 *
 * @throws ApiError `VALIDATION` with every error.
 */
export async function checkBeforeSending(
  id: OperationId,
  route: Route,
  parts: LooseParts,
): Promise<void> {
  const isSending =
    parts.body !== undefined || route.upload || (route.changesState && parts.query !== undefined)
  if (!isSending) return
  const checks = await loadChecks()
  checks?.checkParts(id, parts)
}

/** The schemas; null while they cannot be loaded. */
async function loadChecks(): Promise<typeof import('./check-parts.ts') | null> {
  try {
    return await import('./check-parts.ts')
  } catch {
    return null
  }
}
