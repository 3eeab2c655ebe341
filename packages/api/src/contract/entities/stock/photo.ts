import * as z from 'zod'

/**
 * A stored photo. `url` is the path of its address below the host of the product; it works for at
 * least a day, and stays the same for a day, so that browsers keep the image.
 */
export const photoSchema = z.object({ ref: z.string(), url: z.string() })

export type StockPhoto = z.infer<typeof photoSchema>
