import * as z from 'zod'
import { id, seconds } from '../../fields.ts'
import { metadataSchema } from './centre.ts'

/** A supplier (specification 3, section 3.1). Orders are mailed to `email`. */
export const supplierSchema = z
  .object({
    id,
    name: z.string(),
    code: z.string(),
    email: z.string(),
    isArchived: z.boolean(),
    /** The centre's client number; null if no centre was requested, or if it has none. */
    clientNumber: z.string().nullable(),
    metadata: metadataSchema,
    revision: z.int(),
  })
  .meta({ id: 'Supplier' })

/** A centre's client number at a supplier. `updatedAt` is in seconds since 1970. */
export const supplierCentreDataSchema = z
  .object({
    supplierId: id,
    centreId: id,
    clientNumber: z.string(),
    metadata: z.object({ updatedAt: seconds }),
    revision: z.int(),
  })
  .meta({ id: 'SupplierCentreData' })

export type Supplier = z.infer<typeof supplierSchema>
export type SupplierCentreData = z.infer<typeof supplierCentreDataSchema>
