import * as z from 'zod'
import { id, listOf } from '../fields.ts'

/** A single hit. `detail` distinguishes hits with the same name; it may be empty. */
const hitSchema = z.object({ id, name: z.string(), detail: z.string() })

/** Hits by kind: the first few, and the total. */
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
