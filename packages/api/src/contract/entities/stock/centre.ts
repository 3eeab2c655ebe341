import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

/** When a row was created and last changed, in seconds since 1970. */
export const metadataSchema = z.object({ createdAt: seconds, updatedAt: seconds })

/** A medical or dental centre (specification 3, section 3.1). */
export const centreSchema = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    /**
     * Hour of the day in Europe/Paris from which orders are created automatically; null for never.
     */
    create_cmd_hour: z.int().min(0).max(23).nullable(),
    /** Reply address for suppliers; empty for the address of the person who sends the order. */
    replyTo: z.string(),
    isArchived: z.boolean(),
    metadata: metadataSchema,
    revision: z.int(),
  })
  .meta({ id: 'Centre' })

export type Centre = z.infer<typeof centreSchema>
