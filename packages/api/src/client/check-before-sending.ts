import type { OperationId } from '../contract/operations.ts'
import type { LooseParts } from './request-parts.ts'
import type { Route } from './routes.ts'
import { networkError } from './transport.ts'

/**
 * Checks what a call sends by the contract's schemas, which load with the first such call. Reads are
 * left to the server: they must not wait for schemas.
 *
 * @throws ApiError `VALIDATION` with every fault; `NETWORK` when the schemas cannot be loaded.
 */
export async function checkBeforeSending(
  id: OperationId,
  route: Route,
  parts: LooseParts,
): Promise<void> {
  const isSending =
    parts.body !== undefined || route.upload || (route.changesState && parts.query !== undefined)
  if (!isSending) return
  const { checkParts } = await loadChecks()
  checkParts(id, parts)
}

/** Loads the schemas before they are needed; a failure is left to the call that needs them. */
export async function loadChecks(): Promise<typeof import('./check-parts.ts')> {
  try {
    return await import('./check-parts.ts')
  } catch {
    throw networkError()
  }
}
