import * as z from 'zod'
import { email, id, text } from '../fields.ts'
import { importedUserSchema } from './imported-user.ts'

/** Rows of one batch, at most. */
export const batchRows = 200

/**
 * A row as its file has it. Each is checked by itself when its turn comes, so that a wrong one
 * refuses none before it. An absent text is empty.
 */
export const batchRowSchema = importedUserSchema.partial().required({ email: true })

/** What such a row must hold to become an employee: the rules of `createUser`. */
export const personRowSchema = z.object({
  email,
  phone_number: text(40).default(''),
  first_name: text().default(''),
  last_name: text().default(''),
  position: text().default(''),
  team: z.string().trim().default(''),
})

export const userBatchSchema = z.object({
  rows: z.array(batchRowSchema).min(1).max(batchRows),
  /** Team of new employees whose row names none. */
  team_id: id.optional(),
  /** Fills the cells of rows whose email is there already into that person. Default false. */
  updates_existing: z.boolean().optional(),
})

/** What became of a batch. The rows before `failure` are kept, those after it were not looked at. */
export const userBatchResultSchema = z
  .object({
    /** Ids of the new employees, in the order of their rows. */
    created: z.array(id),
    /** People whose texts or team have changed. */
    updated: z.int(),
    /** People who had all of it already. */
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
