import * as z from 'zod'

/**
 * A stored photo. `url` is the photo's address without the product's host; it works for at least a
 * day, and stays the same for a day, so that browsers keep the image.
 */
export const photoSchema = z.object({ ref: z.string(), url: z.string() })

export type StockPhoto = z.infer<typeof photoSchema>
