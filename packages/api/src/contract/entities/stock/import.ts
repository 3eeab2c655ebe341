import * as z from 'zod'
import { rowOutcomes } from '../../../stock/import/planned-row.ts'

/**
 * The plan of an import: the effect that it would have, row by row. `digest` identifies the plan,
 * so that exactly this plan is run or none.
 */
export const importPreviewSchema = z
  .object({
    digest: z.string(),
    rows: z.array(
      z.object({
        line: z.int(),
        label: z.string(),
        outcome: z.enum(rowOutcomes),
        changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
        reasons: z.array(z.string()),
        doubts: z.array(z.string()),
        newCategory: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ImportPreview' })

/** How many rows of an import had each outcome. */
export const importResultSchema = z
  .object({ created: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() })
  .meta({ id: 'ImportResult' })

export type ImportPreview = z.infer<typeof importPreviewSchema>
export type ImportResult = z.infer<typeof importResultSchema>
