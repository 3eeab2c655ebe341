import * as z from 'zod'
import { seconds } from '../fields.ts'

const text = z.string().min(1).max(5000)

/** An http or https address; no other scheme is allowed, because pages link to it. */
const address = z
  .string()
  .max(4000)
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), { error: 'url' })

const singleSchema = z.object({
  id: z.string().min(1).max(100),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  /**
   * Address of the file. It expires after a few hours, and is missing when the network does not
   * provide the file.
   */
  media_url: address.optional(),
  thumbnail_url: address.optional(),
  caption: text.optional(),
  /** The permanent address of the post's page. */
  permalink: address.optional(),
  /** ISO 8601. */
  timestamp: text.optional(),
  username: text.optional(),
})

/** A post of the photo network, with the network's field names; a carousel has child posts. */
export const photoPostSchema = singleSchema
  .extend({ children: z.object({ data: z.array(singleSchema) }).optional() })
  .meta({ id: 'PhotoPost' })

/** One page of a person's posts, newest first; `next` is the `after` of the next page. */
export const photoPostsSchema = z.object({
  data: z.array(photoPostSchema),
  next: z.string().nullable(),
})

/** Whether the caller's account is connected to the photo network. The token is never included. */
export const photoConnectionSchema = z
  .object({ is_connected: z.boolean(), connected_at: seconds.nullable() })
  .meta({ id: 'PhotoConnection' })

/** The query parameters of the network's redirect back to the application. */
export const photoGrantSchema = z.object({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(500),
})

/** The page of posts to list, by default with 20 posts. */
export const photoPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional(),
  after: z.string().min(1).max(1000).optional(),
})

export type PhotoPost = z.infer<typeof photoPostSchema>
export type PhotoPosts = z.infer<typeof photoPostsSchema>
export type PhotoConnection = z.infer<typeof photoConnectionSchema>
