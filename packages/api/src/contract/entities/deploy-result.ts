import * as z from 'zod'

/** How many mails were queued, and how many people were skipped. */
export const deployResultSchema = z
  .object({ success: z.literal(true), queued: z.int(), skipped: z.int() })
  .meta({ id: 'DeployResult' })

export type DeployResult = z.infer<typeof deployResultSchema>
