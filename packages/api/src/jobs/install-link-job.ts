import * as z from 'zod'
import type { NewJob } from '../ports/job-queue.ts'

export const installLinkJobKind = 'install-link-mail'

const payloadSchema = z.object({
  /** The key in the page's address. Untrusted: anyone can request a new link. */
  oldKey: z.string(),
})

/**
 * Maximum length of an old key. Longer input is cut off, because no install page ever had a longer
 * key.
 */
const maxLength = 64

/** Creates the job that mails a new link to the owner of an old one. */
export function installLinkJob(id: string, oldKey: string, runAt: number): NewJob {
  const payload = { oldKey: oldKey.slice(0, maxLength) }
  return {
    key: `install-link.${id}`,
    kind: installLinkJobKind,
    payload,
    runAt,
    // Looked up only when the job runs.
    mail: { organisationId: null, domain: null, isBulk: false },
  }
}

/** Parses the payload of `installLinkJob`. */
export function installLinkPayload(payload: Record<string, unknown>) {
  return payloadSchema.parse(payload)
}
