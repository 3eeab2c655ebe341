import * as z from 'zod'
import { id, listOf } from '../fields.ts'

/** One thing that was found. `detail` tells it from others of the same name; it may be empty. */
const hitSchema = z.object({ id, name: z.string(), detail: z.string() })

/** What was found, by kind: the first of each, with the count of all. */
export const searchResultSchema = z
  .object({
    users: listOf(hitSchema),
    teams: listOf(hitSchema),
    templates: listOf(hitSchema),
    campaigns: listOf(hitSchema),
  })
  .meta({ id: 'SearchResult' })

export type SearchHit = z.infer<typeof hitSchema>
export type SearchResult = z.infer<typeof searchResultSchema>
