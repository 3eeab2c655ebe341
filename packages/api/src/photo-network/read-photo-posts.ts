import * as z from 'zod'
import {
  photoPostSchema,
  type PhotoPost,
  type PhotoPosts,
} from '../contract/entities/photo-post.ts'

const fieldNames = Object.keys(photoPostSchema.shape)

const paging = z.object({
  paging: z.object({
    cursors: z.object({ after: z.string().min(1).max(1000) }),
    /** Address of the next page. The address contains the token. */
    next: z.string(),
  }),
})

/** Parses a page of posts from the network's response. Invalid fields and posts are left out. */
export function readPhotoPosts(answer: unknown): PhotoPosts {
  const { data: pages } = paging.safeParse(answer)
  return { data: readPosts(answer), next: pages?.paging.cursors.after ?? null }
}

function readPosts(answer: unknown): PhotoPost[] {
  const { data } = Object(answer) as { data?: unknown }
  return Array.isArray(data) ? data.flatMap(readPost) : []
}

function readPost(value: unknown): PhotoPost[] {
  const record = Object(value) as Record<string, unknown>
  const fields = fieldNames.flatMap((name) => {
    const read = name === 'children' ? childrenOf(record) : record[name]
    const isGood = photoPostSchema.shape[name as keyof PhotoPost].safeParse(read).success
    return isGood && read !== undefined ? [[name, read]] : []
  })
  const { data: post } = photoPostSchema.safeParse(Object.fromEntries(fields))
  return post ? [post] : []
}

/** Parses the posts of a carousel, without any children of their own. */
function childrenOf({ children }: Record<string, unknown>) {
  const data = readPosts(children)
  for (const post of data) delete post.children
  return data.length > 0 ? { data } : undefined
}
