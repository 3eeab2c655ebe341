import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'

/** Rejects an action of the paid plan when the organisation has no subscription. */
export async function requirePlan(
  { payments }: Adapters,
  { billing }: Pick<ScopedRepositories, 'billing'>,
): Promise<void> {
  if (!payments) return
  const known = await billing.get()
  if (!known?.state.subscription) throw apiError('PLAN_NEEDED')
}
