import type { Organisation } from '../contract/entities/organisation.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { BillingRecord } from '../ports/billing.ts'
import type { MediaRecord, OrganisationRecord } from '../ports/records.ts'
import { imageView } from './media-view.ts'

/**
 * Builds the response for an organisation. Payment fields are null when payments are off or the
 * caller may not see them.
 */
export function organisationView(
  { settings, photoNetwork }: Pick<Adapters, 'settings' | 'photoNetwork'>,
  organisation: OrganisationRecord,
  logo: MediaRecord | null | undefined,
  billing: BillingRecord | null,
): Organisation {
  const { created_at: _, ...fields } = organisation
  const { amount_due = null, currency = null } = billing?.state ?? {}
  return {
    ...fields,
    logo: imageView(settings.publicUrl, logo),
    has_video_import: photoNetwork !== null,
    payment_subscription: billing?.state.subscription ?? null,
    payment_card: billing?.state.card ?? null,
    payment_stripe_customer:
      amount_due === null || currency === null ? null : { amount_due, currency },
  }
}
