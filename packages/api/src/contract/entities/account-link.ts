import * as z from 'zod'
import { accountSchema } from './user.ts'

/** Whose account opens which: the master of this one, and those whose master this one is. */
export const accountLinksSchema = z
  .object({ master: accountSchema.nullable(), sub_accounts: z.array(accountSchema) })
  .meta({ id: 'AccountLinks' })

export type AccountLinks = z.infer<typeof accountLinksSchema>
