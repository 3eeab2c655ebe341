import * as z from 'zod'
import { id, listOf } from '../fields.ts'

/**
 * Where the template of a person without a personal template comes from: the team, the
 * organisation, or nowhere.
 */
export const templateSources = ['team', 'organisation', 'none'] as const

const named = z.object({ id, name: z.string() })

/**
 * Who uses a template, and what they get when it is deleted. Counts cover the whole organisation.
 * Names are limited to the first twenty that the caller may see.
 */
export const templateUsageSchema = z
  .object({
    template_id: id,
    /** True when it is the organisation's default template. */
    is_default: z.boolean(),
    /** Teams that selected it. */
    teams: listOf(named),
    /** People with this template as their personal one. */
    people: listOf(named),
    /** Number of people who currently get it, for any reason. */
    users_count: z.int(),
    /**
     * What these people get instead, the largest group first. `signature_template` is null if they
     * get no signature.
     */
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
