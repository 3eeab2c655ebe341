import * as z from 'zod'
import type { NewJob } from '../ports/job-queue.ts'

export const installLinkJobKind = 'install-link-mail'

const payloadSchema = z.object({
  /** The key from the page's address. Untrusted: anyone can request a new link. */
  oldKey: z.string(),
})

/** No address that ever led to an install page holds more. */
const maxLength = 64

/** The job that mails a new link to the person who once had this one. */
export function installLinkJob(id: string, oldKey: string, runAt: number): NewJob {
  const payload = { oldKey: oldKey.slice(0, maxLength) }
  return { key: `install-link.${id}`, kind: installLinkJobKind, payload, runAt }
}

/** Reads what `installLinkJob` wrote. */
export function installLinkPayload(payload: Record<string, unknown>) {
  return payloadSchema.parse(payload)
}
