import * as z from 'zod'

/** A row of an imported table, not validated yet. Missing values are empty. */
export const importedUserSchema = z.object({
  email: z.string(),
  phone_number: z.string(),
  mobile_number: z.string().optional(),
  skype: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  position: z.string(),
  /** Name of the team. */
  team: z.string(),
})

export type ImportedUser = z.infer<typeof importedUserSchema>
