import * as z from 'zod'
import { id } from '../fields.ts'

/** An image and the size at which it is shown, in CSS pixels. */
const shownImageSchema = z.object({ path: z.string(), width: z.int(), height: z.int() })

/**
 * All that the install page shows. `signatureData` is the employee's own signature, merged, with
 * the addresses of its images; `signature` is null while nobody chose a template. `install_key` is
 * null in an account that its master opened: a link would outlast what the owner may end.
 */
export const installDataSchema = z
  .object({
    signature: z
      .object({ id, name: z.string(), version: z.string(), signatureData: z.string() })
      .nullable(),
    user: z.object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      position: z.string(),
      phone_number: z.string(),
      is_deployed: z.boolean(),
    }),
    company: z.object({
      name: z.string(),
      website_url: z.string(),
      logo: shownImageSchema.nullable(),
    }),
    team: z.object({ id, name: z.string() }).nullable(),
    banner_url: z.string(),
    icons_base_url: z.string(),
    public_url: z.string(),
    install_key: z.string().nullable(),
  })
  .meta({ id: 'InstallData' })

export type InstallData = z.infer<typeof installDataSchema>
