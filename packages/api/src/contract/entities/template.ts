import * as z from 'zod'
import { id, reference, seconds } from '../fields.ts'

/**
 * A signature template. `signatureData` is a JSON string. `users_count` is the number of people who
 * currently get the template.
 */
export const templateSchema = z
  .object({
    id,
    organisation_id: id,
    name: z.string(),
    team_id: reference,
    signatureData: z.string(),
    users_count: z.int(),
    created_at: seconds,
    updated_at: seconds,
    revision: z.int(),
  })
  .meta({ id: 'SignatureTemplate' })

export type SignatureTemplate = z.infer<typeof templateSchema>
