import * as z from 'zod'
import type { NewJob } from '../ports/job-queue.ts'

export const deletionJobKind = 'organisation-deletion'

const payloadSchema = z.object({
  organisationId: z.string(),
  /**
   * `outside` stops the subscription and deletes files that people may have the address of,
   * `content` deletes everything.
   */
  step: z.enum(['outside', 'content']),
  /** How many jobs of this deletion have ended. */
  number: z.int(),
})

export type DeletionPayload = z.infer<typeof payloadSchema>

/**
 * Creates a job that continues the deletion of an organisation. A deletion is a chain of short jobs,
 * so that a crash or a failure uses up the attempts of one of them only, and other jobs get turns.
 */
export function deletionJob(
  deletion: Omit<DeletionPayload, 'number'>,
  number: number,
  runAt: number,
): NewJob {
  const payload: DeletionPayload = { ...deletion, number }
  const key = `organisation-deletion.${deletion.organisationId}.${number}`
  return { key, kind: deletionJobKind, payload, runAt }
}

/** Parses the payload of `deletionJob`. */
export function deletionPayload(payload: Record<string, unknown>): DeletionPayload {
  return payloadSchema.parse(payload)
}
