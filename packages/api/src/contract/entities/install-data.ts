import * as z from 'zod'
import { id } from '../fields.ts'

/**
 * All that the install page shows. `signatureData` is the employee's own signature, merged, with
 * the addresses of its images; `signature` is null while nobody chose a template.
 */
export const installDataSchema = z
  .object({
    signature: z
      .object({ id, name: z.string(), version: z.string(), signatureData: z.string() })
      .nullable(),
    user: z.object({
      id,
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      position: z.string(),
      phone_number: z.string(),
      is_deployed: z.boolean(),
    }),
    company: z.object({ name: z.string(), website_url: z.string() }),
    team: z.object({ id, name: z.string() }).nullable(),
    banner_url: z.string(),
    icons_base_url: z.string(),
    public_url: z.string(),
  })
  .meta({ id: 'InstallData' })

export type InstallData = z.infer<typeof installDataSchema>
