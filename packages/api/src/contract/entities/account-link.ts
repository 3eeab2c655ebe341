import * as z from 'zod'
import { accountSchema } from './user.ts'

/** The master of an account, and the accounts of which it is the master. */
export const accountLinksSchema = z
  .object({ master: accountSchema.nullable(), sub_accounts: z.array(accountSchema) })
  .meta({ id: 'AccountLinks' })

export type AccountLinks = z.infer<typeof accountLinksSchema>
