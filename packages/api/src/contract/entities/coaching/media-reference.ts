import * as z from 'zod'
import { id } from '../../fields.ts'

/**
 * The part of a video that is shown, as fractions of its displayed size from the top left corner.
 */
export const visibleAreaSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
})

/** A coach's video in an exercise or session. */
export const videoReferenceSchema = z.object({
  mediaId: id,
  /** Size in displayed pixels. */
  width: z.int(),
  height: z.int(),
  /** Duration in seconds. */
  duration: z.number(),
  /** Whether the video has a sound track; null if unknown. */
  hasSound: z.boolean().nullable(),
  /** Address of the file, valid for at least 6 hours. */
  url: z.string(),
  /** Address of the image shown until the video plays; null without one. */
  posterUrl: z.string().nullable(),
  visibleArea: visibleAreaSchema,
})

/** A coach's image. */
export const imageReferenceSchema = z.object({ mediaId: id, url: z.string() })
