import * as z from 'zod'
import { id, listOf } from '../fields.ts'

/** Where a person's template comes from without a personal one: the team, the organisation, or nowhere. */
export const templateSources = ['team', 'organisation', 'none'] as const

const named = z.object({ id, name: z.string() })

/**
 * Who has a template, and what they get once it is deleted. Counts are those of the whole
 * organisation; the names are the first twenty that the caller may see.
 */
export const templateUsageSchema = z
  .object({
    template_id: id,
    /** The organisation chose it for everybody without another one. */
    is_default: z.boolean(),
    /** Teams that chose it. */
    teams: listOf(named),
    /** People with this template as their personal one. */
    people: listOf(named),
    /** Who gets it today, for whichever reason. */
    users_count: z.int(),
    /** What these get instead, the largest group first; `signature_template` is null for nothing. */
    successors: z.array(
      z.object({
        source: z.enum(templateSources),
        signature_template: named.nullable(),
        users_count: z.int(),
      }),
    ),
  })
  .meta({ id: 'TemplateUsage' })

export type TemplateSource = (typeof templateSources)[number]
export type TemplateUsage = z.infer<typeof templateUsageSchema>
