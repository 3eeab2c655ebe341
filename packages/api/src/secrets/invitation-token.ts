import type { Secrets } from '../ports/services.ts'
import { equalInConstantTime } from './equal-in-constant-time.ts'

/** The token in the link of an invitation mail, which only the server's key can produce. */
export async function invitationToken(secrets: Secrets, id: string): Promise<string> {
  return `${id}.${await secrets.hmac('invitation', id)}`
}

/** The id of the invitation in a link's token; null when the server did not issue the token. */
export async function invitationIdOf(secrets: Secrets, token: string): Promise<string | null> {
  const [id = ''] = token.split('.')
  return equalInConstantTime(token, await invitationToken(secrets, id)) ? id : null
}
