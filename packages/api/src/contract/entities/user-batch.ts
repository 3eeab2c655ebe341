import * as z from 'zod'
import { email, id, phone, text } from '../fields.ts'
import { importedUserSchema } from './imported-user.ts'

/** Maximum rows of a batch. */
export const batchRows = 200

/**
 * A row as it appears in its file. Rows are validated one after the other, so that the rows before
 * an invalid one are still saved. A missing value counts as an empty string.
 */
export const batchRowSchema = importedUserSchema.partial().required({ email: true })

/** The rules for a row that becomes an employee, as in `createUser`. */
export const personRowSchema = z.object({
  email,
  phone_number: phone.default(''),
  mobile_number: phone.default(''),
  skype: text(100).default(''),
  first_name: text().default(''),
  last_name: text().default(''),
  position: text().default(''),
  team: z.string().trim().default(''),
})

export const userBatchSchema = z.object({
  rows: z.array(batchRowSchema).min(1).max(batchRows),
  /** The team of new employees whose row does not name a team. */
  team_id: id.optional(),
  /** Whether a row updates an existing person with the same email. Default false. */
  updates_existing: z.boolean().optional(),
})

/**
 * The result of a batch. Rows before `failure` were saved, and rows after it were not processed.
 */
export const userBatchResultSchema = z
  .object({
    /** Ids of the new employees, in the order of their rows. */
    created: z.array(id),
    /** Number of people whose text fields or team changed. */
    updated: z.int(),
    /** Number of people who already had the same values. */
    unchanged: z.int(),
    /** The row that stopped the batch. `row` counts from 0. */
    failure: z
      .object({
        row: z.int(),
        email: z.string(),
        error: z.object({
          type: z.string(),
          code: z.int(),
          message: z.string(),
          payload: z.unknown().optional(),
        }),
      })
      .nullable(),
  })
  .meta({ id: 'UserBatchResult' })

export type BatchRow = z.infer<typeof batchRowSchema>
export type PersonRow = z.infer<typeof personRowSchema>
export type UserBatchResult = z.infer<typeof userBatchResultSchema>
