import type { Organisation } from '../contract/entities/organisation.ts'
import type { MediaRecord, OrganisationRecord } from '../ports/records.ts'
import { imageView } from './media-view.ts'

/** An organisation; nothing of payments while they are off. */
export function organisationView(
  publicUrl: string,
  organisation: OrganisationRecord,
  logo: MediaRecord | null | undefined,
): Organisation {
  const { created_at: _, ...fields } = organisation
  return {
    ...fields,
    logo: imageView(publicUrl, logo),
    payment_subscription: null,
    payment_card: null,
    payment_stripe_customer: null,
  }
}
