import type { OperationId } from '../contract/operations.ts'
import type { LooseParts } from './request-parts.ts'
import type { Route } from './routes.ts'

/**
 * Checks a request against the contract's schemas, which are loaded for the first request that
 * needs them. Calls that only read are checked by the server alone, so that they never wait for the
 * schemas. If the schemas fail to load, the check is skipped; otherwise, calls that write would
 * fail until the page is reloaded, because browsers remember the failed import even when they are
 * back online.
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

/** Loads the schemas; null when that fails. */
async function loadChecks(): Promise<typeof import('./check-parts.ts') | null> {
  try {
    return await import('./check-parts.ts')
  } catch {
    return null
  }
}
