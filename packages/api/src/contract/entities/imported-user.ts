import * as z from 'zod'

/** A row of an imported table; what it does not hold is empty. Nothing of it is checked yet. */
export const importedUserSchema = z.object({
  email: z.string(),
  phone_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  position: z.string(),
  /** Name of the team. */
  team: z.string(),
})

export type ImportedUser = z.infer<typeof importedUserSchema>
