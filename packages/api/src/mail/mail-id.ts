import type { Secrets } from '../ports/services.ts'
import { equalInConstantTime } from '../secrets/equal-in-constant-time.ts'

/** A queued mail whose delivery report is of interest, as named in its Message-ID. */
export interface SentMail {
  organisationId: string
  kind: string
  /** Id of what the mail is about, such as the person or the order. */
  id: string
  /** How many mails about it were requested, including this one. */
  request: number
}

/**
 * Creates the `messageId` of a queued mail from the key of its job, so that it stays the same on
 * retries. Only the server's key can produce it. Delivery reports quote it, and anybody can write
 * one.
 *
 * @param key `kind.id.….request`
 */
export async function mailId(
  secrets: Secrets,
  key: string,
  organisationId: string,
): Promise<string> {
  const named = `${key}.${organisationId}`
  return `${named}.${await secrets.hmac('mail-id', named)}`
}

/**
 * Returns the mail with this Message-ID; null when `mailId` did not create it.
 *
 * @param messageId with or without domain and angle brackets
 */
export async function sentMailOf(secrets: Secrets, messageId: string): Promise<SentMail | null> {
  const [local = ''] = messageId.replace('<', '').trim().split('@')
  const parts = local.split('.').slice(0, -1)
  const organisationId = parts.pop() ?? ''
  const expected = await mailId(secrets, parts.join('.'), organisationId)
  if (!equalInConstantTime(local, expected)) return null
  const [kind = '', id = ''] = parts
  return { organisationId, kind, id, request: Number(parts.at(-1)) }
}
