import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

/** A stored video or image of a coach. */
export const coachingMediaSchema = z
  .object({
    id,
    kind: z.enum(['video', 'image']),
    /** Size in bytes. */
    size: z.int(),
    /** Size in displayed pixels. */
    width: z.int(),
    height: z.int(),
    /** Duration in seconds; 0 for an image. */
    duration: z.number(),
    /** Whether a video has a sound track; null for an image, or if unknown. */
    hasSound: z.boolean().nullable(),
    /** Address of the file, valid for at least 6 hours. */
    url: z.string(),
    /** Address of a video's poster; null without one. */
    posterUrl: z.string().nullable(),
    createdAt: seconds,
  })
  .meta({ id: 'CoachingMedia' })

export type CoachingMedia = z.infer<typeof coachingMediaSchema>
