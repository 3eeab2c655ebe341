import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

/** A stored video or image of a coach. */
export const coachingMediaSchema = z
  .object({
    id,
    kind: z.enum(['video', 'image']),
    /** Bytes. */
    size: z.int(),
    /** Displayed pixels. */
    width: z.int(),
    height: z.int(),
    /** Seconds; 0 for an image. */
    duration: z.number(),
    /** Whether a video has a sound track; null for an image and where that is unknown. */
    hasSound: z.boolean().nullable(),
    /** Its address, valid for at least 6 hours. */
    url: z.string(),
    /** Address of a video's poster; null without one. */
    posterUrl: z.string().nullable(),
    createdAt: seconds,
  })
  .meta({ id: 'CoachingMedia' })

export type CoachingMedia = z.infer<typeof coachingMediaSchema>
