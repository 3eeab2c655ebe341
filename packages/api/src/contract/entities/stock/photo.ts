import * as z from 'zod'

/**
 * A stored photo. `url` is the photo's address, without a host if the product's own host serves the
 * photo. The address works for at least a day and changes only once a day, so that browsers keep
 * the image.
 */
export const photoSchema = z.object({ ref: z.string(), url: z.string() })

export type StockPhoto = z.infer<typeof photoSchema>
