import * as z from 'zod'
import { id, reference, seconds } from '../fields.ts'
import { imageSchema } from './media.ts'

/** How long the banner's redirect may be cached, in seconds. */
export const defaultExpire = 60
export const maxExpire = 300

/**
 * A team's banner campaign. Without a start or end date, it is not limited in that direction.
 * `active` is computed. A campaign without an image takes effect only if `shows_nothing` marks that
 * as intended. Without a `link_url`, the banner leads to the template's link or the company's site.
 */
export const campaignSchema = z
  .object({
    id,
    organisation_id: id,
    name: z.string(),
    type: z.string(),
    banner_id: reference,
    banner: imageSchema.nullable(),
    shows_nothing: z.boolean(),
    link_url: z.string(),
    start_date: seconds.nullable(),
    end_date: seconds.nullable(),
    expire: z.int(),
    active: z.boolean(),
    team_id: id,
    team: z.object({ id, name: z.string() }),
    created_at: seconds,
    revision: z.int(),
  })
  .meta({ id: 'Campaign' })

/** The JSON response of the banner address. `path` is null when no banner is current. */
export const bannerReferenceSchema = z
  .object({
    path: z.string().nullable(),
    type: z.string().nullable(),
    campaign_id: reference,
    width: z.int(),
    height: z.int(),
    expire: z.int(),
  })
  .meta({ id: 'BannerReference' })

export type Campaign = z.infer<typeof campaignSchema>
export type BannerReference = z.infer<typeof bannerReferenceSchema>
