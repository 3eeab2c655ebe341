import * as z from 'zod'
import { id } from '../../fields.ts'
import { metadataSchema } from './centre.ts'
import { photoSchema } from './photo.ts'

/** A practitioner of a centre (specification 3, section 3.1). */
export const praticienSchema = z
  .object({
    id,
    name: z.string(),
    centreId: id,
    photo: photoSchema.nullable(),
    isArchived: z.boolean(),
    metadata: metadataSchema,
    revision: z.int(),
  })
  .meta({ id: 'Praticien' })

export type Praticien = z.infer<typeof praticienSchema>
