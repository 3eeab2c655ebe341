import * as z from 'zod'
import { accountSchema } from './user.ts'

/** The account's master, and the accounts that have this account as their master. */
export const accountLinksSchema = z
  .object({ master: accountSchema.nullable(), sub_accounts: z.array(accountSchema) })
  .meta({ id: 'AccountLinks' })

export type AccountLinks = z.infer<typeof accountLinksSchema>
