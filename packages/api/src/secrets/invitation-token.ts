import type { Secrets } from '../ports/services.ts'
import { equalInConstantTime } from './equal-in-constant-time.ts'

/** What the link of an invitation's mail holds: nobody makes one without the server's key. */
export async function invitationToken(secrets: Secrets, id: string): Promise<string> {
  return `${id}.${await secrets.hmac('invitation', id)}`
}

/** The invitation that a link names; null when the server did not make it. */
export async function invitationIdOf(secrets: Secrets, token: string): Promise<string | null> {
  const [id = ''] = token.split('.')
  return equalInConstantTime(token, await invitationToken(secrets, id)) ? id : null
}
