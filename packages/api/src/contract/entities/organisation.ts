import * as z from 'zod'
import { currency, id, reference, seconds } from '../fields.ts'
import { imageSchema } from './media.ts'

/**
 * A company. The three payment fields are null unless the caller is an administrator of the
 * organisation.
 */
export const organisationSchema = z
  .object({
    id,
    name: z.string(),
    domain: z.string(),
    /** ISO 3166 code: phone numbers in the national form are numbers of this country. */
    country: z.string(),
    address: z.string(),
    website_url: z.string(),
    logo_id: reference,
    logo: imageSchema.nullable(),
    facebook: z.string(),
    instagram: z.string(),
    twitter: z.string(),
    linkedin: z.string(),
    disclaimer: z.string(),
    google_play_url: z.string(),
    appstore_url: z.string(),
    has_onboarding: z.boolean(),
    signature_template_id: reference,
    /** `ends_at` is set when the subscription will not be renewed. */
    payment_subscription: z.object({ item_id: z.string(), ends_at: seconds.nullable() }).nullable(),
    payment_card: z.object({ last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullable(),
    /** `amount_due` is the amount of the next invoice. */
    payment_stripe_customer: z.object({ amount_due: z.int(), currency }).nullable(),
    /** Whether this installation can import videos from the photo network. */
    has_video_import: z.boolean(),
    revision: z.int(),
  })
  .meta({ id: 'Organisation' })

export type Organisation = z.infer<typeof organisationSchema>
