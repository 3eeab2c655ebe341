import * as z from 'zod'
import { id } from '../../fields.ts'
import { metadataSchema } from './centre.ts'
import { photoSchema } from './photo.ts'

export const productCategorySchema = z
  .object({ id, name: z.string(), isArchived: z.boolean(), revision: z.int() })
  .meta({ id: 'ProductCategory' })

/** An additional code of a product, and the number of units that one scan of it counts. */
export const productCodeSchema = z.object({ code: z.string(), units: z.int().min(1) })

/**
 * A product's thresholds in one centre, in units: the quantity at or below which it is ordered, and
 * the quantity below which its stock is low.
 */
const thresholdsSchema = z.object({
  qtyTriggerOrder: z.int().min(0),
  qtyMinInStock: z.int().min(0),
})

/**
 * A product (specification 3, section 3.1). `conditionnement` is the number of units in a box.
 * `thresholds` are those of the centre in the request; null if no centre was requested, or if it
 * has none.
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
