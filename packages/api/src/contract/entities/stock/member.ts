import * as z from 'zod'
import { permissions } from '../../../stock/rules/permissions.ts'
import { id } from '../../fields.ts'

/** A user of the stock product (specification 3, section 3.1). */
export const stockUserSchema = z
  .object({
    id,
    email: z.string(),
    displayName: z.string(),
    /** The only centre that the user may see; null for all centres. */
    centreId: id.nullable(),
    isActive: z.boolean(),
    isAdmin: z.boolean(),
    isSuperAdmin: z.boolean(),
    permissions: z.array(z.enum(permissions)),
    revision: z.int(),
  })
  .meta({ id: 'StockUser' })

export type StockUser = z.infer<typeof stockUserSchema>
