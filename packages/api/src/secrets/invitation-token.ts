import type { Secrets } from '../ports/services.ts'
import { equalInConstantTime } from './equal-in-constant-time.ts'

/** Creates the token for the link of an invitation mail. Only the server's key can produce it. */
export async function invitationToken(secrets: Secrets, id: string): Promise<string> {
  return `${id}.${await secrets.hmac('invitation', id)}`
}

/**
 * Returns the id of the invitation from a link's token; null when the server did not issue the
 * token.
 */
export async function invitationIdOf(secrets: Secrets, token: string): Promise<string | null> {
  const [id = ''] = token.split('.')
  return equalInConstantTime(token, await invitationToken(secrets, id)) ? id : null
}
