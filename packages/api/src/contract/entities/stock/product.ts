import * as z from 'zod'
import { id } from '../../fields.ts'
import { metadataSchema } from './centre.ts'
import { photoSchema } from './photo.ts'

export const productCategorySchema = z
  .object({ id, name: z.string(), isArchived: z.boolean(), revision: z.int() })
  .meta({ id: 'ProductCategory' })

/** A further code of a product, and the units that one scan of it counts. */
export const productCodeSchema = z.object({ code: z.string(), units: z.int().min(1) })

/** The units at which a product is ordered, and at which its stock is low, in one centre. */
const thresholdsSchema = z.object({
  qtyTriggerOrder: z.int().min(0),
  qtyMinInStock: z.int().min(0),
})

/**
 * A product (specification 3, section 3.1). `conditionnement` is the number of units in a box. `thresholds`
 * are those of the centre that a list was requested for, if it has any; otherwise null.
 */
export const productSchema = z
  .object({
    id,
    name: z.string(),
    categoryId: id,
    code: z.string(),
    codes: z.array(productCodeSchema),
    supplierId: id,
    supplierRef: z.string(),
    needOrdonnance: z.boolean(),
    conditionnement: z.int().min(1),
    photo: photoSchema.nullable(),
    thresholds: thresholdsSchema.nullable(),
    isArchived: z.boolean(),
    metadata: metadataSchema,
    revision: z.int(),
  })
  .meta({ id: 'Product' })

/** A product's thresholds in a centre. */
export const productCentreDataSchema = z
  .object({ productId: id, centreId: id, ...thresholdsSchema.shape, revision: z.int() })
  .meta({ id: 'ProductCentreData' })

export type ProductCategory = z.infer<typeof productCategorySchema>
export type StockProduct = z.infer<typeof productSchema>
export type ProductCentreData = z.infer<typeof productCentreDataSchema>
