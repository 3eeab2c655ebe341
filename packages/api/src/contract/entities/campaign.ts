import * as z from 'zod'
import { id, reference, seconds } from '../fields.ts'
import { imageSchema } from './media.ts'

/** Seconds for which the banner's redirect may be cached. */
export const defaultExpire = 60
export const maxExpire = 300

/**
 * A banner campaign of a team; a missing bound is open, `active` is computed. One without an image is
 * shown only where `shows_nothing` says that its absence is meant.
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

/** What the banner address answers when JSON is asked for; `path` null: nothing is current. */
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
