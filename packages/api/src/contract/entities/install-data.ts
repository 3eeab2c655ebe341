import * as z from 'zod'
import { id } from '../fields.ts'

/** An image and its displayed size, in CSS pixels. */
const shownImageSchema = z.object({ path: z.string(), width: z.int(), height: z.int() })

/**
 * The data of the install page. `signatureData` is the employee's own merged signature, with the
 * addresses of its images. `signature` is null when no template is selected. `install_key` is null
 * when a master has the account open, because the link would remain valid after the owner ends the
 * master's access.
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
      mobile_number: z.string(),
      is_deployed: z.boolean(),
      /** True when another version than the current one is installed. */
      has_old_version: z.boolean(),
    }),
    company: z.object({
      name: z.string(),
      website_url: z.string(),
      country: z.string(),
      logo: shownImageSchema.nullable(),
    }),
    /** Whether the signature has a place for the mobile number. */
    shows_mobile: z.boolean(),
    team: z.object({ id, name: z.string() }).nullable(),
    banner_url: z.string(),
    icons_base_url: z.string(),
    public_url: z.string(),
    install_key: z.string().nullable(),
  })
  .meta({ id: 'InstallData' })

export type InstallData = z.infer<typeof installDataSchema>
