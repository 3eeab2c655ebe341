import * as z from 'zod'
import { id } from '../fields.ts'

/**
 * A stored image. `path` is its absolute address, the dimensions are in pixels, and `size` is in
 * bytes.
 */
export const mediaSchema = z
  .object({
    id,
    path: z.string(),
    type: z.string(),
    name: z.string(),
    width: z.int(),
    height: z.int(),
    size: z.int(),
  })
  .meta({ id: 'MediaObject' })

/** An image inside another entity. */
export const imageSchema = z.object({ path: z.string(), type: z.string() })

export type MediaObject = z.infer<typeof mediaSchema>
